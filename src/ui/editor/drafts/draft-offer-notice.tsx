import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { DifferenceList } from '../dialogs/difference-list';
import { timeText } from '../dialogs/time-text';
import type { DraftOffer } from './draft-offers.view-model';

interface DraftOfferNoticeProps {
  readonly offer: DraftOffer;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

/** A draft that was found: it is taken up or discarded by the person, never by itself. */
export function DraftOfferNotice({ offer, onTake, onDiscard }: DraftOfferNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const time = timeText(offer.editedAt);
  const titleId = useId();
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={<span id={titleId}>Unsaved changes from {time}</span>}
        description={
          <>
            <p>
              {offer.outdated
                ? 'The content was saved again after this draft was begun. Taking it up puts its version in place of the newer one, as unsaved changes.'
                : 'They were made in a tab that is closed now.'}
            </p>
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
        }
      />
      <ConfirmDialog
        open={isAsking}
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
