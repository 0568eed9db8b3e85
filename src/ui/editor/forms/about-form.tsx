import { observer } from 'mobx-react-lite';
import type { Leader } from '../../../core/content/site-content';
import { ContentField } from '../fields/content-field';
import { useComputed } from '../fields/use-computed';
import { ContentPicture } from '../pictures/content-picture';
import type { SectionFormProps } from './hero-form';
import './forms.css';

/** The founder's story has two paragraphs (specification, section 3); a document with more of them shows all. */
const LEAST_PARAGRAPHS = 2;

/** All texts of the About section, and the leaders with their portraits. */
export const AboutForm = observer(function AboutForm({ document, uploads }: SectionFormProps) {
  const about = () => document.content.aboutContent;
  const paragraphs = useComputed(() => Math.max(LEAST_PARAGRAPHS, about().description.length));
  const leaders = useComputed(() => about().teamMembers.length);
  return (
    <div className="section-form">
      <ContentField
        document={document}
        label="Title"
        path="aboutContent.title"
        read={() => about().title}
        write={(title) => document.editAboutTitle(title)}
      />
      {numbered(paragraphs).map((index) => (
        <ContentField
          key={index}
          document={document}
          label={`Paragraph ${index + 1}`}
          path={`aboutContent.description.${index}`}
          read={() => about().description[index] ?? ''}
          write={(text) => document.editParagraph(index, text)}
          rows={5}
        />
      ))}
      {numbered(leaders).map((index) => (
        <LeaderFields key={index} index={index} document={document} uploads={uploads} />
      ))}
    </div>
  );
});

function LeaderFields({ index, document, uploads }: SectionFormProps & { readonly index: number }) {
  // A leader who has just been undone is read once more before the group goes.
  const leader = () => document.content.aboutContent.teamMembers[index];
  const text = (name: keyof Leader) => ({
    document,
    path: `aboutContent.teamMembers.${index}.${name}`,
    read: () => leader()?.[name] ?? '',
    write: (value: string) => document.editLeader(index, { [name]: value }),
  });
  return (
    <fieldset className="leader-fields">
      <legend className="leader-fields__name">Leader {index + 1}</legend>
      <div className="section-form__pair">
        <ContentField label="Name" {...text('name')} />
        <ContentField label="Title" {...text('title')} />
      </div>
      <ContentField label="Bio" rows={4} {...text('bio')} />
      <ContentPicture
        document={document}
        uploads={uploads}
        target={`leader-${index}`}
        label="Photo"
        read={() => leader()?.photoUrl ?? ''}
      />
    </fieldset>
  );
}

function numbered(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
