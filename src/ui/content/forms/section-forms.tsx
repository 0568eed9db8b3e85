import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { ContentField, ContentPicture } from '../fields/content-field';
import { fieldTexts } from '../fields/field.texts';
import { useComputed, useEditor } from '../use-editor';

/** The founder's story has two paragraphs; a document with more of them shows all. */
const LEAST_PARAGRAPHS = 2;

/** All texts of the About section, and the leaders with their portraits. */
export const AboutForm = observer(function AboutForm() {
  const { document } = useEditor();
  const about = () => document.content.aboutContent;
  const paragraphs = useComputed(() => Math.max(LEAST_PARAGRAPHS, about().description.length));
  const leaders = useComputed(() => about().teamMembers.length);
  return (
    <Flex vertical gap="medium">
      <ContentField path="aboutContent.title" />
      {numbered(paragraphs).map((index) => (
        <ContentField key={index} path={`aboutContent.description.${index}`} rows={5} />
      ))}
      {numbered(leaders).map((index) => (
        <fieldset key={index} className="leader-fields">
          <legend className="leader-fields__name">{fieldTexts.leader(index)}</legend>
          <div className="section-form__pair">
            <ContentField path={`aboutContent.teamMembers.${index}.name`} />
            <ContentField path={`aboutContent.teamMembers.${index}.title`} />
          </div>
          <ContentField path={`aboutContent.teamMembers.${index}.bio`} rows={4} />
          <ContentPicture path={`aboutContent.teamMembers.${index}.photoUrl`} />
        </fieldset>
      ))}
    </Flex>
  );
});

function numbered(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** All texts and the picture of the Hero section. */
export function HeroForm() {
  return (
    <Flex vertical gap="medium">
      <ContentField path="heroContent.title" />
      <ContentField path="heroContent.subtitle" rows={3} />
      <div className="section-form__pair">
        <ContentField path="heroContent.primaryButtonText" />
        <ContentField path="heroContent.secondaryButtonText" />
      </div>
      <ContentPicture path="heroContent.backgroundImage" />
    </Flex>
  );
}

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
