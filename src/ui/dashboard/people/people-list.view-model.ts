import type { PeopleGateway, PeopleReadFailure } from '../../../core/people/people-gateway.port';
import type { PeopleQuery } from '../../../core/people/people-query';
import type { Person } from '../../../core/people/person';
import type { Changes } from '../../../core/shared/changes.port';
import type { PageOf } from '../../../core/shared/page-of';
import { PagedListViewModel } from '../../shared/paged/paged-list.view-model';

/** The people that a question asks for. */
export class PeopleListViewModel extends PagedListViewModel<
  PeopleQuery,
  PageOf<Person>,
  PeopleReadFailure['code']
> {
  constructor(gateway: Pick<PeopleGateway, 'list'>, changes: Changes) {
    super((query, signal) => gateway.list(query, signal), changes, 'people');
  }
}
