import type { PeopleGateway, PeopleReadFailure } from '../../core/people/people.api';
import type { PeopleQuery, RoleHolders } from '../../core/people/people-query';
import type { Person } from '../../core/people/person';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { PageOf } from '../../core/shared/page-of';
import { Fetched } from '../shared/fetched/fetched';

/** The people that a question asks for. */
export class PeopleListViewModel extends Fetched<PageOf<Person>, PeopleReadFailure['code'], PeopleQuery> {
  constructor(gateway: Pick<PeopleGateway, 'list'>, feed: Pick<ChangeFeed, 'loads'>) {
    super({ ask: (query, signal) => gateway.list(query, signal), feed, things: ['people'] });
  }
}

/** Who holds each role; it follows what others change. */
export class RoleHoldersViewModel extends Fetched<readonly RoleHolders[], PeopleReadFailure['code']> {
  constructor(gateway: Pick<PeopleGateway, 'roleHolders'>, feed: Pick<ChangeFeed, 'loads'>) {
    const ask = (_: null, signal: AbortSignal) => gateway.roleHolders(undefined, signal);
    super({ ask, first: null, feed, things: ['people'] });
  }
}
