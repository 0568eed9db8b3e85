import type { AnyCall } from '../../../core/api/api';
import { canBeSentAgain, type KeptCall, type UnsentChange } from '../../../core/shared/unsent/unsent-change';
import type { ToastMessage } from '../toast/toast.view-model';
import { unsentTexts as texts } from './unsent.texts';
import type { WaitingChanges } from './unsent.view-model';

/**
 * Sends changes again, one after the other, until one cannot be sent again. A place that shows a change sends it itself. `fetchCall`
 * fetches the way in which a call is made, wherever the person is. Answers what to tell the person; null where nothing is to be said.
 */
export async function sendAgain(
  changes: readonly UnsentChange[],
  { placeOf, isWaiting, send }: WaitingChanges,
  fetchCall: (call: KeptCall) => Promise<AnyCall>,
): Promise<ToastMessage | null> {
  let done = 0;
  let refused = 0;
  for (const change of changes) {
    const place = placeOf(change.call);
    if (place?.shows(change)) {
      place.resend(change);
      continue;
    }
    const call = await fetchCall(change.call).catch(() => null);
    if (!call || !isWaiting(change)) break;
    const result = await send(change, call);
    if (result.ok) done += 1;
    else if (canBeSentAgain(result.failure)) break;
    else refused += 1;
  }
  if (refused > 0) return { ...texts.refused(refused), variant: 'destructive' };
  return done > 0 ? texts.done(done) : null;
}
