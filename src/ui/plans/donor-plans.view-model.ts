import type { Plans } from '../../core/plans/plans.api';
import { type Feed, FetchedBy } from '../shared/fetched/fetched';

/** The recurring plans of all donors, for the staff who manage gifts. */
export class DonorPlansViewModel extends FetchedBy<Plans['list']> {
  constructor(plans: Pick<Plans, 'list'>, feed: Feed) {
    const ask = (_: null, signal: AbortSignal) => plans.list(undefined, signal);
    super({ ask, first: null, feed, things: ['gifts'] });
  }
}
