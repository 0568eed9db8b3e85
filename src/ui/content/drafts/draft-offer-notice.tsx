import { Alert, Button, Flex } from 'antd';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog';
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
  const [isAsking, setAsking] = useState(false);
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
        <Button type="text" aria-describedby={titleId} onClick={() => setAsking(true)}>
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
      <ConfirmDialog
        open={isAsking && !waitsFor}
        title={texts.discardQuestion.title}
        action={texts.discardQuestion.confirm}
        dismissal={texts.discardQuestion.dismiss}
        onConfirm={onDiscard}
        onDismiss={() => setAsking(false)}
      >
        {texts.discardQuestion.body(offer.editedAt)}
      </ConfirmDialog>
    </>
  );
}
