import type { GiftBook, GiftReadFailure } from '../../core/gifts/gift-book.api';
import type { DonorPlan } from '../../core/plans/donor-plans';
import { type Feed, Fetched } from '../shared/fetched/fetched';

/** The recurring plans of all donors, for the staff who manage gifts. */
export class DonorPlansViewModel extends Fetched<readonly DonorPlan[], GiftReadFailure['code']> {
  constructor(gifts: Pick<GiftBook, 'plans'>, feed: Feed) {
    const ask = (_: null, signal: AbortSignal) => gifts.plans(undefined, signal);
    super({ ask, first: null, feed, things: ['gifts'] });
  }
}
