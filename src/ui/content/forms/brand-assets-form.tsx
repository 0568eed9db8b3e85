import { ContentPicture } from '../pictures/content-picture';
import './forms.css';

/** The foundation's marks: logos, favicon and the picture that social networks show. */
export function BrandAssetsForm() {
  return (
    <div className="brand-form">
      <ContentPicture path="brandAssets.logos.white" ground="dark" />
      <ContentPicture path="brandAssets.logos.color" />
      <ContentPicture path="brandAssets.favicon" />
      <ContentPicture path="brandAssets.socialImage" />
    </div>
  );
}
