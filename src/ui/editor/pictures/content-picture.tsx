import { observer } from 'mobx-react-lite';
import type { PictureRef } from '../../../core/content/site-content';
import type { EditorDocument, UploadTarget } from '../document/editor-document';
import { useComputed } from '../fields/use-computed';
import { PictureField } from './picture-field';
import type { PictureUploadsViewModel } from './picture-uploads.view-model';

interface ContentPictureProps {
  readonly document: EditorDocument;
  readonly uploads: PictureUploadsViewModel;
  readonly target: UploadTarget;
  readonly label: string;
  readonly ground?: 'light' | 'dark';
  readonly read: () => PictureRef;
}

/** One picture of the document; it observes its own value. */
export const ContentPicture = observer(function ContentPicture({
  document,
  read,
  ...field
}: ContentPictureProps) {
  const value = useComputed(read);
  const readOnly = useComputed(() => document.state.readOnly !== null);
  return <PictureField {...field} value={value} readOnly={readOnly} />;
});
