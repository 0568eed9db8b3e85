import { observer } from 'mobx-react-lite';
import { contentSize } from '../../../core/content/content-json';
import { kilobytes, MAX_DOCUMENT_BYTES } from '../../../core/content/site-content.schema';
import type { EditorDocument } from '../document/editor-document';
import { useComputed } from '../fields/use-computed';

/** How much of the room for the content its texts take; a document over the limit is refused with both sizes. */
export const ContentSize = observer(function ContentSize({
  document,
}: {
  readonly document: EditorDocument;
}) {
  const size = useComputed(() => Math.ceil(contentSize(document.content) / 1024) * 1024);
  const text = `${kilobytes(size)} of ${kilobytes(MAX_DOCUMENT_BYTES)}`;
  return (
    <div className="content-tab__size">
      <span id="content-size">Content size</span>
      <meter
        aria-labelledby="content-size"
        aria-valuetext={text}
        min={0}
        max={MAX_DOCUMENT_BYTES}
        high={MAX_DOCUMENT_BYTES * 0.9}
        value={size}
      />
      <span>{text}</span>
    </div>
  );
});
