import type { GiftReadFailure } from '../../core/gifts/gift-book.port';
import type { ReadGifts } from '../../core/gifts/read-gifts';
import type { DonorPlan } from '../../core/plans/donor-plans';
import type { ChangeFeed } from '../../core/shared/change-feed';
import { Fetched } from '../shared/fetched/fetched';

/** The recurring plans of all donors, for the staff who manage gifts. */
export class DonorPlansViewModel extends Fetched<readonly DonorPlan[], GiftReadFailure['code']> {
  constructor(gifts: Pick<ReadGifts, 'plans'>, feed: Pick<ChangeFeed, 'loads'>) {
    super({ ask: (_, signal) => gifts.plans(signal), first: null, feed, things: ['gifts'] });
  }
}
