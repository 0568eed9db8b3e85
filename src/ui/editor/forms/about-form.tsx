import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import type { Leader } from '../../../core/content/site-content';
import { ContentField } from '../fields/content-field';
import { fieldTexts } from '../fields/field.texts';
import { useComputed } from '../fields/use-computed';
import { ContentPicture } from '../pictures/content-picture';
import type { SectionFormProps } from './hero-form';
import './forms.css';

/** The founder's story has two paragraphs; a document with more of them shows all. */
const LEAST_PARAGRAPHS = 2;

/** All texts of the About section, and the leaders with their portraits. */
export const AboutForm = observer(function AboutForm({ document, uploads }: SectionFormProps) {
  const about = () => document.content.aboutContent;
  const paragraphs = useComputed(() => Math.max(LEAST_PARAGRAPHS, about().description.length));
  const leaders = useComputed(() => about().teamMembers.length);
  const field = (name: string) => ({
    document,
    label: fieldTexts.nameOf('aboutContent', name),
    path: `aboutContent.${name}`,
  });
  return (
    <Flex vertical gap="medium">
      <ContentField
        {...field('title')}
        read={() => about().title}
        write={(title) => document.editAboutTitle(title)}
      />
      {numbered(paragraphs).map((index) => (
        <ContentField
          key={index}
          {...field(`description.${index}`)}
          read={() => about().description[index] ?? ''}
          write={(text) => document.editParagraph(index, text)}
          rows={5}
        />
      ))}
      {numbered(leaders).map((index) => (
        <LeaderFields key={index} document={document} uploads={uploads} index={index} />
      ))}
    </Flex>
  );
});

/** All of one leader. */
function LeaderFields({
  document,
  uploads,
  index,
}: SectionFormProps & {
  /** 0 is 'Leader 1'. */
  readonly index: number;
}) {
  const field = (name: keyof Leader) => ({
    document,
    label: fieldTexts.nameOf('aboutContent', name),
    read: () => document.content.aboutContent.teamMembers[index]?.[name] ?? '',
  });
  const text = (name: keyof Leader) => ({
    ...field(name),
    path: `aboutContent.teamMembers.${index}.${name}`,
    write: (value: string) => document.editLeader(index, { [name]: value }),
  });
  return (
    <fieldset className="leader-fields">
      <legend className="leader-fields__name">{fieldTexts.leader(index)}</legend>
      <div className="section-form__pair">
        <ContentField {...text('name')} />
        <ContentField {...text('title')} />
      </div>
      <ContentField rows={4} {...text('bio')} />
      <ContentPicture {...field('photoUrl')} uploads={uploads} target={`leader-${index}`} />
    </fieldset>
  );
}

function numbered(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
