import { observer } from 'mobx-react-lite';
import { type PicturePath, slotAt, valueAt } from '../../../core/content/content-path';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { sourceOf } from '../../shared/picture-slot/picture-upload';
import { fieldTexts } from '../fields/field.texts';
import { useComputed } from '../fields/use-computed';
import { useEditor } from '../use-editor';

interface ContentPictureProps {
  readonly path: PicturePath;
  readonly ground?: 'light' | 'dark';
}

/** One picture of the document; it observes its own value and its own upload. */
export const ContentPicture = observer(function ContentPicture({ path, ground }: ContentPictureProps) {
  const { document, uploads } = useEditor();
  const upload = uploads.at(path);
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
