import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { WaitingViewModel } from '../../../ui/dashboard/waiting/waiting.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What waits for people on Home. */
export const waitingModule = new ContainerModule((options) => {
  const { clock, countedApplications, events, hours, messages, ownApplications, ownGuides, pickups } = tokens;
  const ports = { messages, pickups, countedApplications, ownApplications, ownGuides, events, hours };
  bindFactory(
    options,
    WaitingViewModel,
    { ...ports, clock, session: SessionViewModel, feed: ChangeFeed },
    ({ clock, session, feed, ...counted }) => new WaitingViewModel(counted, session, clock, feed),
    'transient',
  );
});
