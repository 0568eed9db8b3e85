import { observer } from 'mobx-react-lite';
import { IMAGE_SLOTS } from '../../../core/content/image-slot';
import type { PictureRef } from '../../../core/content/site-content';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { slotOf, type UploadTarget } from '../document/editor-document';
import { useComputed } from '../fields/use-computed';
import type { PictureUploadsViewModel } from './picture-uploads.view-model';

interface PictureFieldProps {
  readonly uploads: PictureUploadsViewModel;
  readonly target: UploadTarget;
  readonly label: string;
  readonly ground?: 'light' | 'dark' | undefined;
  readonly value: PictureRef;
  readonly readOnly: boolean;
}

/** A picture that is known already, and its own upload, which it observes. */
export const PictureField = observer(function PictureField({
  uploads,
  target,
  label,
  ground,
  value,
  readOnly,
}: PictureFieldProps) {
  const state = useComputed(() => uploads.stateOf(target));
  return (
    <PictureSlot
      label={label}
      value={value}
      slot={IMAGE_SLOTS[slotOf(target)]}
      state={state}
      ground={ground}
      readOnly={readOnly}
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
