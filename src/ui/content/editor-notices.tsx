import { Alert, Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useFocusInSight } from '../shared/focus/use-focus-in-sight';
import { useLostFocus } from '../shared/focus/use-focus-stays';
import { dialogTexts } from './dialogs/dialogs.texts';
import { DraftOfferNotice } from './drafts/draft-offer-notice';
import { publicationTexts, editorTexts as texts } from './editor.texts';
import { fieldTexts } from './fields/field.texts';
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
  const { document, findings, transfer, offers, saver } = editor;
  useFocusInSight(rootRef);
  useLostFocus(offers.offers.length, onFocusLost);
  // What is wrong with the document as a whole (its size) has no field to stand beside.
  const whole = findings.problemAt('');
  const isNotLive = saver.publication?.state?.status === 'failed';
  const errors = [
    { title: editor.error, advice: editor.errorAdvice },
    { title: isNotLive && publicationTexts.failed, advice: publicationTexts.failedAdvice },
    { title: whole && fieldTexts.problem(whole), advice: null },
    { title: transfer.exportFailed && dialogTexts.exportFailed, advice: null },
  ];
  const [missing, damaged] = [transfer.placesWithout('missing'), transfer.placesWithout('damaged')];
  const quiet = [
    missing.length > 0 && dialogTexts.import.unusable('missing', missing),
    damaged.length > 0 && dialogTexts.import.unusable('damaged', damaged),
    ...editor.notes.filter((note) => note !== texts.notes.changedElsewhere),
  ].filter((sentence) => sentence !== false);
  return (
    <Flex vertical gap="var(--space-3)" className="editor-notices" ref={rootRef} tabIndex={-1}>
      {editor.readOnlyReason && <Alert type="warning" showIcon title={editor.readOnlyReason} />}
      {errors.map(
        ({ title, advice }) =>
          title && <Alert key={title} type="error" showIcon title={title} description={advice} />,
      )}
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
