import { Alert, Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useLostFocus } from '../shared/focus/use-focus-heir';
import { useFocusInSight } from '../shared/focus/use-focus-in-sight';
import { dialogTexts } from './dialogs/dialogs.texts';
import { DraftOfferNotice } from './drafts/draft-offer-notice';
import { editorTexts as texts } from './editor.texts';
import { fieldTexts } from './fields/field.texts';
import { PublicationNotice } from './saving/save-bar';
import { useEditor } from './use-editor';

interface EditorNoticesProps {
  /** Leads to the notices. */
  readonly rootRef: RefObject<HTMLDivElement | null>;
  /** Opens the choice between two versions. */
  readonly onChoose: () => void;
  /** A question is answered and gone, and the focus with it. */
  readonly onFocusLost: () => void;
}

/** What the person should know before going on: what went wrong, what waits for a decision, and quiet lines. */
export const EditorNotices = observer(function EditorNotices({
  rootRef,
  onChoose,
  onFocusLost,
}: EditorNoticesProps) {
  const editor = useEditor();
  const { document, transfer, offers } = editor;
  useFocusInSight(rootRef);
  useLostFocus(offers.offers.length, onFocusLost);
  // What is wrong with the document as a whole (its size) has no field to stand beside.
  const whole = document.problemAt('');
  const errors = [
    ...(whole ? [fieldTexts.problem(whole)] : []),
    ...(transfer.exportFailed ? [dialogTexts.exportFailed] : []),
  ];
  const quiet = [
    ...(['missing', 'damaged'] as const)
      .map((fault) => ({ fault, places: transfer.placesWithout(fault) }))
      .filter(({ places }) => places.length > 0)
      .map(({ fault, places }) => dialogTexts.import.unusable(fault, places)),
    ...editor.notes.filter((note) => note !== texts.notes.changedElsewhere),
  ];
  return (
    <Flex vertical gap="var(--space-3)" className="editor-notices" ref={rootRef} tabIndex={-1}>
      {editor.readOnlyReason && <Alert type="warning" showIcon title={editor.readOnlyReason} />}
      {editor.error && <Alert type="error" showIcon title={editor.error} description={editor.errorAdvice} />}
      <PublicationNotice />
      {errors.map((error) => (
        <Alert key={error} type="error" showIcon title={error} />
      ))}
      {document.conflict && (
        <Alert
          type="warning"
          showIcon
          title={texts.notes.changedElsewhere}
          description={<Button onClick={onChoose}>{texts.compare}</Button>}
        />
      )}
      {offers.offers.map((offer) => (
        <DraftOfferNotice
          key={offer.id}
          offer={offer}
          waitsFor={offers.waitsFor}
          onTake={() => void offers.take(offer.id)}
          onDiscard={() => void offers.discard(offer.id)}
        />
      ))}
      {quiet.map((note) => (
        <Alert key={note} type="info" role="status" title={note} />
      ))}
    </Flex>
  );
});
