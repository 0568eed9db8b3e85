import type { PeopleGateway } from '../../core/people/people.api';
import type { ChangeFeed } from '../../core/shared/change-feed';
import { FetchedBy } from '../shared/fetched/fetched';

/** The people that a question asks for. */
export class PeopleListViewModel extends FetchedBy<PeopleGateway['list']> {
  constructor(gateway: Pick<PeopleGateway, 'list'>, feed: Pick<ChangeFeed, 'loads'>) {
    super({ ask: (query, signal) => gateway.list(query, signal), feed, things: ['people'] });
  }
}

/** Who holds each role; it follows what others change. */
export class RoleHoldersViewModel extends FetchedBy<PeopleGateway['roleHolders']> {
  constructor(gateway: Pick<PeopleGateway, 'roleHolders'>, feed: Pick<ChangeFeed, 'loads'>) {
    const ask = (_: null, signal: AbortSignal) => gateway.roleHolders(undefined, signal);
    super({ ask, first: null, feed, things: ['people'] });
  }
}
