import type { DueReceipts } from '../../../core/receipts/due-receipts.service';

/** A call after which the receipts are written that are sent by themselves; one that cannot be waits for the next call. */
export function thenReceipts<Args extends readonly unknown[], Answer extends { readonly ok: boolean }>(
  call: (...args: Args) => Promise<Answer>,
  due: DueReceipts,
): (...args: Args) => Promise<Answer> {
  return async (...args) => {
    const answer = await call(...args);
    if (answer.ok) await due.writeSome();
    return answer;
  };
}
