import { observer } from 'mobx-react-lite';
import type { EditorDocument } from '../document/editor-document';
import { EditorField } from './editor-field';
import { fieldTexts } from './field.texts';
import { useComputed } from './use-computed';

interface ContentFieldProps {
  readonly document: EditorDocument;
  readonly label: string;
  /** Dotted path in the document, as problems name it: 'heroContent.title'. */
  readonly path: string;
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** Height in lines. */
  readonly rows?: number;
}

/** One text of the document. It observes its own value and its own problem, so that typing elsewhere does not render it. */
export const ContentField = observer(function ContentField({
  document,
  label,
  path,
  read,
  write,
  rows,
}: ContentFieldProps) {
  const value = useComputed(read);
  const problem = useComputed(() => document.problemAt(path));
  const readOnly = useComputed(() => document.state.readOnly !== null);
  return (
    <EditorField
      label={label}
      value={value}
      onChange={write}
      problem={problem && fieldTexts.problem(problem)}
      rows={rows}
      readOnly={readOnly}
    />
  );
});
