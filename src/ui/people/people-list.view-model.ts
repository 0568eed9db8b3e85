import type { PeopleGateway, PeopleReadFailure } from '../../core/people/people.api';
import type { PeopleQuery } from '../../core/people/people-query';
import type { Person } from '../../core/people/person';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { PageOf } from '../../core/shared/page-of';
import { PagedListViewModel } from '../shared/paged/paged-list.view-model';

/** The people that a question asks for. */
export class PeopleListViewModel extends PagedListViewModel<
  PeopleQuery,
  PageOf<Person>,
  PeopleReadFailure['code']
> {
  constructor(gateway: Pick<PeopleGateway, 'list'>, feed: Pick<ChangeFeed, 'loads'>) {
    super((query, signal) => gateway.list(query, signal), feed, 'people');
  }
}
