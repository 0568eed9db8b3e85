import { Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import type { PictureField, TextField } from '../../../core/content/content-fields';
import { type ContentPath, valueAt } from '../../../core/content/content-path';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import { tidyEmail } from '../../../core/shared/text/email-address';
import { BoundText } from '../../shared/control/bound-text';
import { ErrorMark } from '../../shared/error/error-mark';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { sourceOf } from '../../shared/picture-slot/picture-upload';
import { useComputed, useEditor } from '../use-editor';
import { EditorField } from './editor-field';
import { fieldTexts } from './field.texts';
import { fieldId } from './field-id';

interface ContentFieldProps {
  readonly path: ContentPath;
  readonly field: TextField;
}

/** One text of the document. It observes its own problem alone, so that a key renders no field. */
export const ContentField = observer(function ContentField({ path, field }: ContentFieldProps) {
  const { document, findings } = useEditor();
  const problem = useComputed(() => findings.problemAt(path));
  const isUndescribed = useComputed(() => findings.missingDescriptions.includes(path));
  const { isReadOnly } = document;
  return (
    <EditorField
      id={fieldId(path)}
      label={fieldTexts.labelOf(path)}
      problem={problem && fieldTexts.problem(problem)}
      warning={isUndescribed ? fieldTexts.describe : null}
    >
      {(control) => (
        <BoundText
          {...control}
          read={() => valueAt(document.content, path)}
          onText={(text) => document.edit(path, typed(field, text))}
          rows={field.lines}
          readOnly={isReadOnly}
        />
      )}
    </EditorField>
  );
});

/** No space is seen around an address that was pasted, or before a number. */
function typed({ kind }: TextField, text: string): string {
  if (kind === 'email') return tidyEmail(text);
  return kind === 'phone' ? text.trimStart() : text;
}

interface ContentPictureProps {
  readonly path: ContentPath;
  readonly field: PictureField;
}

/** One picture of the document; it observes its own value and its own upload. */
export const ContentPicture = observer(function ContentPicture({ path, field }: ContentPictureProps) {
  const { document, findings, pictures } = useEditor();
  const problem = useComputed(() => findings.problemAt(path));
  const problemId = `${fieldId(path)}-problem`;
  return (
    <div>
      <PictureSlot
        label={fieldTexts.labelOf(path)}
        value={useComputed(() => valueAt(document.content, path))}
        slot={IMAGE_SLOTS[field.slot]}
        state={useComputed(() => pictures.at(path).state)}
        ground={field.ground}
        readOnly={document.isReadOnly}
        buttonId={fieldId(path)}
        refusedBy={problem ? problemId : undefined}
        onFile={(file) =>
          void pictures.choose(path, sourceOf(file), (place, ref) => document.edit(place, ref))
        }
        onDecide={(scaleDown) => void pictures.at(path).decide(scaleDown)}
        onDismiss={() => pictures.at(path).dismiss()}
      />
      {problem && (
        <Typography.Text type="danger" id={problemId}>
          <ErrorMark />
          <span>{fieldTexts.problem(problem)}</span>
        </Typography.Text>
      )}
    </div>
  );
});
