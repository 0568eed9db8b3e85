import { observer } from 'mobx-react-lite';
import { type ContentPath, type PicturePath, slotAt, valueAt } from '../../../core/content/content-path';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { sourceOf } from '../../shared/picture-slot/picture-upload';
import { useComputed, useEditor } from '../use-editor';
import { EditorField } from './editor-field';
import { fieldTexts } from './field.texts';

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

interface ContentPictureProps {
  readonly path: PicturePath;
  readonly ground?: 'light' | 'dark';
}

/** One picture of the document; it observes its own value and its own upload. */
export const ContentPicture = observer(function ContentPicture({ path, ground }: ContentPictureProps) {
  const { document, pictures } = useEditor();
  const upload = pictures.at(path);
  return (
    <PictureSlot
      label={fieldTexts.labelOf(path)}
      value={useComputed(() => valueAt(document.content, path))}
      slot={IMAGE_SLOTS[slotAt(path)]}
      state={useComputed(() => upload.state)}
      ground={ground}
      readOnly={useComputed(() => document.state.readOnly !== null)}
      onFile={(file) => void upload.choose(sourceOf(file), (ref) => document.edit(path, ref))}
      onDecide={(scaleDown) => void upload.decide(scaleDown)}
      onDismiss={() => upload.dismiss()}
    />
  );
});
