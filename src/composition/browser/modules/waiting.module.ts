import { ContainerModule } from 'inversify';
import { messagesApi } from '../../../core/messages/messages.api';
import { pickupsApi } from '../../../core/pickups/pickups.api';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { WaitingViewModel } from '../../../ui/dashboard/waiting/waiting.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { messagesOfSimulation, pickupsOfSimulation } from '../../simulation/simulated-messages';
import { bindArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Messages and pickups, and what waits for people on Home. */
export const waitingModule = new ContainerModule((options) => {
  const { applications, clock, messages, ownApplications, pickups } = tokens;
  bindArea(options, messages, messagesApi, SIMULATED && messagesOfSimulation);
  bindArea(options, pickups, pickupsApi, SIMULATED && pickupsOfSimulation);
  const ports = { messages, pickups, applications, ownApplications };
  bindFactory(
    options,
    WaitingViewModel,
    { ...ports, clock, session: SessionViewModel, feed: ChangeFeed },
    ({ clock, session, feed, ...counted }) => new WaitingViewModel(counted, session, clock, feed),
    'transient',
  );
});
