import { Alert, Button, Flex } from 'antd';
import { useId } from 'react';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { draftTexts as texts } from '../dialogs/dialogs.texts';
import { DifferenceDetails } from '../dialogs/difference-list';
import type { DraftOffer, DraftWait } from './draft-offers.view-model';

interface DraftOfferNoticeProps {
  readonly offer: DraftOffer;
  /** What it waits for; until then it can be neither taken up nor discarded. */
  readonly waitsFor: DraftWait | null;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

/** A draft that was found: it is taken up or discarded by the person, never by itself. */
export function DraftOfferNotice({ offer, waitsFor, onTake, onDiscard }: DraftOfferNoticeProps) {
  const { dismiss, title: question, confirm, body } = texts.discardQuestion;
  const { ask, dialog } = useConfirmDialog(dismiss);
  const handleDiscard = () =>
    ask({ title: question, text: body(offer.editedAt), action: confirm, onConfirm: onDiscard });
  const titleId = useId();
  const title = (
    <span id={titleId} role="alert">
      {texts.title(offer.editedAt)}
    </span>
  );
  const description = waitsFor ? (
    <p>{texts.waits[waitsFor]}</p>
  ) : (
    <Flex vertical gap="small">
      <p>{texts.standing(offer)}</p>
      <DifferenceDetails
        summary={texts.differs}
        differences={offer.differences}
        beforeName={texts.now}
        afterName={texts.inDraft}
      />
      <Flex gap="small" wrap>
        <Button aria-describedby={titleId} onClick={onTake}>
          {texts.take}
        </Button>
        <Button type="text" aria-describedby={titleId} onClick={handleDiscard}>
          {texts.discard}
        </Button>
      </Flex>
    </Flex>
  );
  return (
    <>
      <Alert
        type="info"
        showIcon
        // Only its title is an alert: what differs changes with every key.
        role="group"
        aria-labelledby={titleId}
        title={title}
        description={description}
      />
      {!waitsFor && dialog}
    </>
  );
}
