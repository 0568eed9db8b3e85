import { fieldTexts } from '../fields/field.texts';
import { ContentPicture } from '../pictures/content-picture';
import type { SectionFormProps } from './hero-form';
import './forms.css';

/** The foundation's marks: logos, favicon and the picture that social networks show. */
export function BrandAssetsForm({ document, uploads }: SectionFormProps) {
  const assets = () => document.content.brandAssets;
  const picture = (field: string) => ({
    document,
    uploads,
    label: fieldTexts.nameOf('brandAssets', field),
  });
  return (
    <div className="brand-form">
      <ContentPicture
        {...picture('logos.white')}
        target="whiteLogo"
        ground="dark"
        read={() => assets().logos.white}
      />
      <ContentPicture {...picture('logos.color')} target="colorLogo" read={() => assets().logos.color} />
      <ContentPicture {...picture('favicon')} target="favicon" read={() => assets().favicon} />
      <ContentPicture {...picture('socialImage')} target="socialImage" read={() => assets().socialImage} />
    </div>
  );
}
