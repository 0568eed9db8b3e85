import type { PeopleGateway, PeopleReadFailure } from '../../../core/people/people.api';
import type { RoleHolders } from '../../../core/people/role-holders';
import { type Feed, Fetched } from '../../shared/fetched/fetched';

/** Who holds each role; it follows what others change. */
export class RoleHoldersViewModel extends Fetched<readonly RoleHolders[], PeopleReadFailure['code']> {
  constructor(gateway: Pick<PeopleGateway, 'roleHolders'>, feed: Feed) {
    super({
      ask: (_, signal) => gateway.roleHolders(undefined, signal),
      first: null,
      feed,
      things: ['people'],
    });
  }
}
