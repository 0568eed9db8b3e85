import { observer } from 'mobx-react-lite';
import { contentSize, MAX_DOCUMENT_BYTES } from '../../../core/content/site-content.schema';
import type { EditorDocument } from '../document/editor-document';
import { editorTexts } from '../editor.texts';
import { fieldTexts } from '../fields/field.texts';
import { useComputed } from '../fields/use-computed';
import { Room } from './room';

/** How much of the room for the content its texts take; a document over the limit is refused with both sizes. */
export const ContentSize = observer(function ContentSize({
  document,
}: {
  readonly document: EditorDocument;
}) {
  const size = useComputed(() => Math.ceil(contentSize(document.content) / 1024) * 1024);
  return (
    <Room
      label={editorTexts.contentSize}
      used={size}
      limit={MAX_DOCUMENT_BYTES}
      text={fieldTexts.size(size)}
    />
  );
});
