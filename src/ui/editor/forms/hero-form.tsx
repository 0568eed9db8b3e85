import type { HeroContent } from '../../../core/content/site-content';
import type { EditorDocument } from '../document/editor-document';
import { ContentField } from '../fields/content-field';
import { ContentPicture } from '../pictures/content-picture';
import type { PictureUploadsViewModel } from '../pictures/picture-uploads.view-model';
import './forms.css';

/** What each form of a section of the document is given. */
export interface SectionFormProps {
  readonly document: EditorDocument;
  readonly uploads: PictureUploadsViewModel;
}

/** All texts and the picture of the Hero section. */
export function HeroForm({ document, uploads }: SectionFormProps) {
  const text = (name: keyof HeroContent) => ({
    document,
    path: `heroContent.${name}`,
    read: () => document.content.heroContent[name],
    write: (value: string) => document.editHero({ [name]: value }),
  });
  return (
    <div className="section-form">
      <ContentField label="Title" {...text('title')} />
      <ContentField label="Subtitle" rows={3} {...text('subtitle')} />
      <div className="section-form__pair">
        <ContentField label="Primary button text" {...text('primaryButtonText')} />
        <ContentField label="Secondary button text" {...text('secondaryButtonText')} />
      </div>
      <ContentPicture
        document={document}
        uploads={uploads}
        label="Background image"
        target="heroBackground"
        read={() => document.content.heroContent.backgroundImage}
      />
    </div>
  );
}
