import type { DonorPlan } from '../../../core/giving/donor-plans';
import type { ReadGifts } from '../../../core/giving/read-gifts';
import type { Changes } from '../../../core/shared/changes.port';
import { Fetched } from '../own/fetched';

/** What all donors give again and again, for whoever keeps the gift book. */
export class DonorPlansViewModel {
  readonly plans: Fetched<readonly DonorPlan[]>;

  constructor(
    gifts: Pick<ReadGifts, 'plans'>,
    private readonly changes: Changes,
  ) {
    this.plans = new Fetched((signal) => gifts.plans(signal));
  }

  /** Fetches them, and again whenever gifts change elsewhere, until the returned function is called. */
  start(): () => void {
    const unsubscribe = this.changes.subscribe((thing) => {
      if (thing === 'gifts') void this.plans.load();
    });
    void this.plans.load();
    return () => {
      unsubscribe();
      this.plans.end();
    };
  }
}
