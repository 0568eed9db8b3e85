import { observer } from 'mobx-react-lite';
import { ContentField } from '../fields/content-field';
import { useComputed } from '../fields/use-computed';
import type { SectionFormProps } from './hero-form';
import { LeaderFields } from './leader-fields';
import './forms.css';

/** The founder's story has two paragraphs (specification, section 3); a document with more of them shows all. */
const LEAST_PARAGRAPHS = 2;

/** All texts of the About section, and the leaders with their portraits. */
export const AboutForm = observer(function AboutForm({ document, uploads }: SectionFormProps) {
  const about = () => document.content.aboutContent;
  const paragraphs = useComputed(() => Math.max(LEAST_PARAGRAPHS, about().description.length));
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
      <Leaders document={document} uploads={uploads} />
    </div>
  );
});

/** Renders anew for each edit of a leader, and of the leaders only those that changed do so with it. */
const Leaders = observer(function Leaders({ document, uploads }: SectionFormProps) {
  const leaders = useComputed(() => document.content.aboutContent.teamMembers);
  const readOnly = useComputed(() => document.state.readOnly !== null);
  return leaders.map((leader, index) => (
    <LeaderFields
      // biome-ignore lint/suspicious/noArrayIndexKey: a leader has nothing that stays but the place
      key={index}
      document={document}
      uploads={uploads}
      index={index}
      leader={leader}
      problems={document.problems}
      readOnly={readOnly}
    />
  ));
});

function numbered(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
