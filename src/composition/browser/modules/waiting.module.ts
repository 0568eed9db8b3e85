import { ContainerModule } from 'inversify';
import { applicationsApi } from '../../../core/applications/applications.api';
import { ownApplicationsApi } from '../../../core/applications/own-applications.api';
import { ownGuidesApi } from '../../../core/guides/own-guides.api';
import { messagesApi } from '../../../core/messages/messages.api';
import { pickupsApi } from '../../../core/pickups/pickups.api';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { WaitingViewModel } from '../../../ui/dashboard/waiting/waiting.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { applicationsOfSimulation } from '../../simulation/simulated-applications';
import { messagesOfSimulation, pickupsOfSimulation } from '../../simulation/simulated-messages';
import type { ServicePorts } from '../../simulation/simulated-service';
import { bindArea } from '../bind-area';

/** Fetched by the first call: nobody answers applications and sends some. */
const ownApplicationsOfSimulation = async (ports: ServicePorts) =>
  (await import('../../simulation/simulated-own-applications')).ownApplicationsOfSimulation(ports);

/** Fetched by the first call as well: volunteers and beneficiaries alone read guides. */
const ownGuidesOfSimulation = async (ports: ServicePorts) =>
  (await import('../../simulation/simulated-guides')).ownGuidesOfSimulation(ports);

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Messages, pickups, applications and guides, and what waits for people on Home. */
export const waitingModule = new ContainerModule((options) => {
  const { applications, clock, messages, ownApplications, ownGuides, pickups } = tokens;
  bindArea(options, messages, messagesApi, SIMULATED && messagesOfSimulation);
  bindArea(options, pickups, pickupsApi, SIMULATED && pickupsOfSimulation);
  bindArea(options, applications, applicationsApi, SIMULATED && applicationsOfSimulation);
  bindArea(options, ownApplications, ownApplicationsApi, SIMULATED && ownApplicationsOfSimulation);
  bindArea(options, ownGuides, ownGuidesApi, SIMULATED && ownGuidesOfSimulation);
  const ports = { messages, pickups, applications, ownApplications, ownGuides };
  bindFactory(
    options,
    WaitingViewModel,
    { ...ports, clock, session: SessionViewModel, feed: ChangeFeed },
    ({ clock, session, feed, ...counted }) => new WaitingViewModel(counted, session, clock, feed),
    'transient',
  );
});
