import { observer } from 'mobx-react-lite';
import { type ContentPath, valueAt } from '../../../core/content/content-path';
import { useEditor } from '../use-editor';
import { EditorField } from './editor-field';
import { fieldTexts } from './field.texts';
import { useComputed } from './use-computed';

interface ContentFieldProps {
  readonly path: ContentPath;
  /** Height in lines. */
  readonly rows?: number;
}

/** One text of the document. It observes its own value and its own problem, so that typing elsewhere does not render it. */
export const ContentField = observer(function ContentField({ path, rows }: ContentFieldProps) {
  const { document } = useEditor();
  const value = useComputed(() => valueAt(document.content, path));
  const problem = useComputed(() => document.problemAt(path));
  const readOnly = useComputed(() => document.state.readOnly !== null);
  return (
    <EditorField
      label={fieldTexts.labelOf(path)}
      value={value}
      onChange={(text) => document.edit(path, text)}
      problem={problem && fieldTexts.problem(problem)}
      rows={rows}
      readOnly={readOnly}
    />
  );
});
