import { isSoon } from '../../../core/signups/own/schedule';
import type { InvitedEvent, Scheduled } from '../../../core/signups/signup-view';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { TYPED } from '../../shared/site-path';
import type { SpokenWords } from '../../shared/translation/in-words';
import { sentenceOn } from '../../shared/translation/marked-words';
import { ownSignupsTexts as texts } from './own-signups.texts';
import type { SignupActsViewModel } from './own-signups.view-model';
import { useContactOf } from './where-and-who';

/** What is given back. */
interface GivenBack extends Pick<Scheduled, 'id' | 'revision' | 'state' | 'startsAt'> {
  /** The title of the shift, or of the event. */
  readonly title: SpokenWords;
  readonly isShift?: boolean;
}

/** Asks before a place is given back, with whom to call when it starts soon. */
export function useGiveUp(
  event: Pick<InvitedEvent, 'contactName' | 'contactPhone'>,
  acts: SignupActsViewModel,
  onDone: () => Promise<void>,
) {
  const contact = useContactOf(event);
  const { ask, dialog } = useConfirmDialog(texts.keep);
  const { confirm } = texts;
  return {
    dialog,
    ask: ({ title, isShift = false, ...signup }: GivenBack) =>
      ask({
        title: sentenceOn(isShift ? confirm.shift : confirm.event, title),
        text: isSoon(signup.startsAt, acts.now())
          ? sentenceOn(confirm.late, { text: contact, lang: TYPED })
          : confirm.text,
        action: isShift ? texts.withdraw : texts.giveUp,
        onConfirm: () => void acts.withdraw(signup).then(onDone),
      }),
  };
}
