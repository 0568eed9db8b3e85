import { ContentPicture } from '../pictures/content-picture';
import type { SectionFormProps } from './hero-form';
import './forms.css';

/** The foundation's marks: logos, favicon and the picture that social networks show. */
export function BrandAssetsForm({ document, uploads }: SectionFormProps) {
  const common = { document, uploads };
  return (
    <div className="brand-form">
      <ContentPicture
        {...common}
        target="whiteLogo"
        label="White logo"
        ground="dark"
        read={() => document.content.brandAssets.logos.white}
      />
      <ContentPicture
        {...common}
        target="colorLogo"
        label="Color logo"
        read={() => document.content.brandAssets.logos.color}
      />
      <ContentPicture
        {...common}
        target="favicon"
        label="Favicon"
        read={() => document.content.brandAssets.favicon}
      />
      <ContentPicture
        {...common}
        target="socialImage"
        label="Social image"
        read={() => document.content.brandAssets.socialImage}
      />
    </div>
  );
}
