import { Flex } from 'antd';
import type { HeroContent } from '../../../core/content/site-content';
import type { EditorDocument } from '../document/editor-document';
import { ContentField } from '../fields/content-field';
import { fieldTexts } from '../fields/field.texts';
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
  const field = (name: keyof HeroContent) => ({
    document,
    label: fieldTexts.nameOf('heroContent', name),
    read: () => document.content.heroContent[name],
  });
  const text = (name: keyof HeroContent) => ({
    ...field(name),
    path: `heroContent.${name}`,
    write: (value: string) => document.editHero({ [name]: value }),
  });
  return (
    <Flex vertical gap="medium">
      <ContentField {...text('title')} />
      <ContentField rows={3} {...text('subtitle')} />
      <div className="section-form__pair">
        <ContentField {...text('primaryButtonText')} />
        <ContentField {...text('secondaryButtonText')} />
      </div>
      <ContentPicture {...field('backgroundImage')} uploads={uploads} target="heroBackground" />
    </Flex>
  );
}
