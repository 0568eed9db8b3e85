import type { Impact } from '../../../core/gifts/own/impact';
import type { OwnGiving, OwnReadFailure } from '../../../core/gifts/own/own-giving.api';
import { Fetched } from '../../shared/fetched/fetched';

/** What all gifts together did. It is about years that are over, so it is not fetched again while it is shown. */
export class ImpactViewModel extends Fetched<Impact, OwnReadFailure['code']> {
  constructor(giving: Pick<OwnGiving, 'together'>) {
    super({ ask: (_, signal) => giving.together(undefined, signal), first: null });
  }
}
