import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { DifferenceList } from '../dialogs/difference-list';
import { timeText } from '../dialogs/time-text';
import { DRAFT_WAIT_TEXTS, draftStandingText } from './draft-offer.texts';
import type { DraftOffer, DraftWait } from './draft-offers.view-model';

interface DraftOfferNoticeProps {
  readonly offer: DraftOffer;
  /** What it waits for; then it is only spoken of. */
  readonly waitsFor: DraftWait | null;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

/** A draft that was found: it is taken up or discarded by the person, never by itself. */
export function DraftOfferNotice({ offer, waitsFor, onTake, onDiscard }: DraftOfferNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const time = timeText(offer.editedAt);
  const titleId = useId();
  return (
    <>
      <Alert
        type="info"
        showIcon
        // Only its title is an alert: what differs changes with every key.
        role="group"
        aria-labelledby={titleId}
        title={
          <span id={titleId} role="alert">
            Unsaved changes from {time}
          </span>
        }
        description={
          waitsFor ? (
            <p>{DRAFT_WAIT_TEXTS[waitsFor]}</p>
          ) : (
            <>
              <p>{draftStandingText(offer)}</p>
              <details className="editor-notices__details">
                <summary>What differs</summary>
                <DifferenceList differences={offer.differences} beforeName="Now" afterName="In the draft" />
              </details>
              <p className="editor-notices__actions">
                <Button aria-describedby={titleId} onClick={onTake}>
                  Take up this draft
                </Button>
                <Button type="text" aria-describedby={titleId} onClick={() => setAsking(true)}>
                  Discard it
                </Button>
              </p>
            </>
          )
        }
      />
      <ConfirmDialog
        open={isAsking && !waitsFor}
        title="Discard this draft?"
        action="Discard draft"
        dismissal="Keep it"
        onConfirm={onDiscard}
        onDismiss={() => setAsking(false)}
      >
        The unsaved changes from {time} are removed for good.
      </ConfirmDialog>
    </>
  );
}
