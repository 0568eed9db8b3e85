import type { PeopleGateway, PeopleReadFailure } from '../../core/people/people.api';
import type { PeopleQuery } from '../../core/people/people-query';
import type { Person } from '../../core/people/person';
import type { PageOf } from '../../core/shared/page-of';
import { type Feed, Fetched } from '../shared/fetched/fetched';

/** The people that a question asks for. */
export class PeopleListViewModel extends Fetched<PageOf<Person>, PeopleReadFailure['code'], PeopleQuery> {
  constructor(gateway: Pick<PeopleGateway, 'list'>, feed: Feed) {
    super({ ask: (query, signal) => gateway.list(query, signal), feed, things: ['people'] });
  }
}
