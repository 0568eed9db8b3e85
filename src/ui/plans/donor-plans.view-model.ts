import type { GiftBook } from '../../core/gifts/gift-book.api';
import type { DonorPlan } from '../../core/plans/donor-plans';
import type { ChangeFeed, FollowedLoad } from '../../core/shared/change-feed';
import { Fetched } from '../gifts/own/fetched';

/** The recurring plans of all donors, for the staff who manage gifts. */
export class DonorPlansViewModel {
  readonly plans: Fetched<readonly DonorPlan[]>;
  private readonly reading: FollowedLoad;

  constructor(gifts: Pick<GiftBook, 'plans'>, feed: Pick<ChangeFeed, 'loads'>) {
    this.plans = new Fetched((signal) => gifts.plans(undefined, signal));
    this.reading = feed.loads(['gifts'], () => this.plans.load());
  }

  /** Fetches them, and again whenever gifts change elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading.start();
    void this.reading.now();
    return () => {
      end();
      this.plans.end();
    };
  }
}
