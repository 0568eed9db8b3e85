import type { GiftBook } from '../../core/gifts/gifts.api';
import { type Feed, FetchedBy } from '../shared/fetched/fetched';

/** The recurring plans of all donors, for the staff who manage gifts. */
export class DonorPlansViewModel extends FetchedBy<GiftBook['plans']> {
  constructor(gifts: Pick<GiftBook, 'plans'>, feed: Feed) {
    const ask = (_: null, signal: AbortSignal) => gifts.plans(undefined, signal);
    super({ ask, first: null, feed, things: ['gifts'] });
  }
}
