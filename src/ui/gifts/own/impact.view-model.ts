import type { Impact } from '../../../core/gifts/impact';
import type { OwnReadFailure } from '../../../core/gifts/own-giving.port';
import type { ReadOwnGiving } from '../../../core/gifts/read-own-giving';
import { Fetched } from '../../shared/fetched/fetched';

/** What all gifts together did. It is about years that are over, so it is not fetched again while it is shown. */
export class ImpactViewModel extends Fetched<Impact, OwnReadFailure['code']> {
  constructor(giving: Pick<ReadOwnGiving, 'together'>) {
    super({ ask: (_, signal) => giving.together(signal), first: null });
  }
}
