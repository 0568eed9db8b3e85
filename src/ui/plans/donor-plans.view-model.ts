import type { Plans } from '../../core/plans/plans.api';
import type { Needs } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';

/** The recurring plans of all donors, for the staff who manage gifts. */
export class DonorPlansViewModel extends FetchedBy<Plans['list']> {
  constructor(ports: Needs<{ plans: 'list'; feed: 'loads' }>) {
    const ask = (_: null, signal: AbortSignal) => ports.plans.list(undefined, signal);
    super({ ask, first: null, feed: ports.feed, things: ['gifts'] });
  }
}
