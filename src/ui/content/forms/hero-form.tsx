import { Flex } from 'antd';
import { ContentField } from '../fields/content-field';
import { ContentPicture } from '../pictures/content-picture';
import './forms.css';

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
