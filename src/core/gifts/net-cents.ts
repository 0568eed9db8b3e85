import type { Gift } from './gift';

/** What counts of a gift, in cents: nothing until it is settled, and what was not refunded afterwards. */
export function netCents({ state, cents, refund }: Pick<Gift, 'state' | 'cents' | 'refund'>): number {
  return state === 'pending' ? 0 : cents - (refund?.cents ?? 0);
}
