import { ContainerModule } from 'inversify';
import type { applicationsApi } from '../../../core/applications/applications.api';
import { countedApplicationsApi } from '../../../core/applications/counted-applications.api';
import type { ownApplicationsApi } from '../../../core/applications/own/own-applications.api';
import type { ownGuidesApi } from '../../../core/guides/own-guides.api';
import { messagesApi } from '../../../core/messages/messages.api';
import { pickupsApi } from '../../../core/pickups/pickups.api';
import { ChangeFeed } from '../../../core/shared/change-feed';
import type { shelfApi } from '../../../core/shelf/shelf.api';
import { NextUpViewModel } from '../../../ui/dashboard/waiting/next-up.view-model';
import { WaitingViewModel } from '../../../ui/dashboard/waiting/waiting.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { bindFactory, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { countedApplicationsOfSimulation } from '../../simulation/programs/counted-applications';
import { messagesOfSimulation, pickupsOfSimulation } from '../../simulation/simulated-messages';
import { bindArea, bindLateArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Messages, pickups, applications, guides and the shelf, and what waits for people on Home. */
export const waitingModule = new ContainerModule((options) => {
  const { applications, clock, countedApplications, events, hours, messages } = tokens;
  const { ownApplications, ownGuides, pickups, shelf } = tokens;
  bindArea(options, messages, messagesApi, SIMULATED && messagesOfSimulation);
  bindArea(options, pickups, pickupsApi, SIMULATED && pickupsOfSimulation);
  bindArea(
    options,
    countedApplications,
    countedApplicationsApi,
    SIMULATED && countedApplicationsOfSimulation,
  );
  const answered = {
    list: true as const,
    newBeneficiaries: true as const,
    get: true as const,
    similar: true as const,
    record: true as const,
    approve: true as const,
    deny: true as const,
    withdraw: true as const,
    end: true as const,
    changeSizes: true as const,
    told: true as const,
    saveNote: true as const,
    counts: true as const,
  };
  bindLateArea<typeof applicationsApi>(options, applications, answered, () =>
    import('../late/applications.area').then((file) => file.applicationsArea),
  );
  const applied = { list: true, send: true, change: true, withdraw: true, leave: true } as const;
  bindLateArea<typeof ownApplicationsApi>(options, ownApplications, applied, () =>
    import('../late/own-applications.area').then((file) => file.ownApplicationsArea),
  );
  const read = { trainings: true, resources: true, complete: true, report: true } as const;
  bindLateArea<typeof ownGuidesApi>(options, ownGuides, read, () =>
    import('../late/own-guides.area').then((file) => file.ownGuidesArea),
  );
  const kept = {
    board: true as const,
    moves: true as const,
    goods: true as const,
    applicants: true as const,
    move: true as const,
    give: true as const,
    sort: true as const,
    reverse: true as const,
  };
  bindLateArea<typeof shelfApi>(options, shelf, kept, () =>
    import('../late/shelf.area').then((file) => file.shelfArea),
  );
  bindViewModel(options, NextUpViewModel, [tokens.ownSignups, ChangeFeed, clock]);
  const ports = { messages, pickups, countedApplications, ownApplications, ownGuides, events, hours };
  bindFactory(
    options,
    WaitingViewModel,
    { ...ports, clock, session: SessionViewModel, feed: ChangeFeed },
    ({ clock, session, feed, ...counted }) => new WaitingViewModel(counted, session, clock, feed),
    'transient',
  );
});
