import { observer } from 'mobx-react-lite';
import { IMAGE_SLOTS } from '../../../core/content/image-slot';
import type { PictureRef } from '../../../core/content/site-content';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { type EditorDocument, slotOf, type UploadTarget } from '../document/editor-document';
import { useComputed } from '../fields/use-computed';
import type { PictureUploadsViewModel } from './picture-uploads.view-model';

interface ContentPictureProps {
  readonly document: EditorDocument;
  readonly uploads: PictureUploadsViewModel;
  readonly target: UploadTarget;
  readonly label: string;
  readonly ground?: 'light' | 'dark';
  readonly read: () => PictureRef;
}

/** One picture of the document; it observes its own value and its own upload. */
export const ContentPicture = observer(function ContentPicture({
  document,
  uploads,
  target,
  label,
  ground,
  read,
}: ContentPictureProps) {
  return (
    <PictureSlot
      label={label}
      value={useComputed(read)}
      slot={IMAGE_SLOTS[slotOf(target)]}
      state={useComputed(() => uploads.stateOf(target))}
      ground={ground}
      readOnly={useComputed(() => document.state.readOnly !== null)}
      onFile={(file) =>
        void uploads.choose(target, { name: file.name, size: file.size, read: () => bytesOf(file) })
      }
      onDecide={(scaleDown) => void uploads.decide(target, scaleDown)}
      onDismiss={() => uploads.dismiss(target)}
    />
  );
});

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}
