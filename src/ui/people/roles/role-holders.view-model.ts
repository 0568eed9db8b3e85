import type { PeopleGateway, PeopleReadFailure } from '../../../core/people/people.api';
import type { RoleHolders } from '../../../core/people/role-holders';
import type { ChangeFeed } from '../../../core/shared/change-feed';
import { Fetched } from '../../shared/fetched/fetched';

/** Who holds each role; it follows what others change. */
export class RoleHoldersViewModel extends Fetched<readonly RoleHolders[], PeopleReadFailure['code']> {
  constructor(gateway: Pick<PeopleGateway, 'roleHolders'>, feed: Pick<ChangeFeed, 'loads'>) {
    super({
      ask: (_, signal) => gateway.roleHolders(undefined, signal),
      first: null,
      feed,
      things: ['people'],
    });
  }
}
