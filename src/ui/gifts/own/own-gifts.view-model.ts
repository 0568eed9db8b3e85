import type { OwnGifts } from '../../../core/gifts/own-gifts';
import type { OwnReadFailure } from '../../../core/gifts/own-giving.port';
import type { ReadOwnGiving } from '../../../core/gifts/read-own-giving';
import type { ChangeFeed } from '../../../core/shared/change-feed';
import { Fetched } from '../../shared/fetched/fetched';

/** What the person who is signed in has given. */
export class OwnGiftsViewModel extends Fetched<OwnGifts, OwnReadFailure['code']> {
  constructor(giving: Pick<ReadOwnGiving, 'gifts'>, feed: Pick<ChangeFeed, 'loads'>) {
    super({ ask: (_, signal) => giving.gifts(signal), first: null, feed, things: ['gifts', 'pickups'] });
  }
}
