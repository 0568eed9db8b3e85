import { ContainerModule } from 'inversify';
import { FindInvitationLink } from '../../../core/mail/find-invitation-link';
import { ReadOverview } from '../../../core/overview/read-overview';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { AuditListViewModel } from '../../../ui/audit/audit-list.view-model';
import { ComputedOverviewViewModel } from '../../../ui/dashboard/admin/computed-overview.view-model';
import {
  InviteViewModel,
  PeopleListViewModel,
  PersonViewModel,
  RoleHoldersViewModel,
} from '../../../ui/people/people.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindPort, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** User Management: people, their roles, and what was done to whom; a server's overview is computed from these. */
export const peopleModule = new ContainerModule((options) => {
  const { applications, auditLog, events, outbox, peopleGateway, personalData, programs } = tokens;
  if (!SIMULATED) {
    bindPort(options, tokens.readOverview, ReadOverview, [
      peopleGateway,
      auditLog,
      programs,
      applications,
      events,
    ]);
    bindViewModel(options, ComputedOverviewViewModel, [tokens.readOverview, ChangeFeed]);
  }
  bindViewModel(options, PeopleListViewModel, [peopleGateway, ChangeFeed]);
  bindViewModel(options, RoleHoldersViewModel, [peopleGateway, ChangeFeed]);
  bindViewModel(options, AuditListViewModel, [auditLog, ChangeFeed]);
  bindPort(options, tokens.findInvitationLink, FindInvitationLink, [outbox]);
  bindViewModel(options, InviteViewModel, [peopleGateway, tokens.findInvitationLink, ToastViewModel]);
  bindViewModel(options, PersonViewModel, [
    peopleGateway,
    personalData,
    tokens.findInvitationLink,
    SessionViewModel,
    ToastViewModel,
  ]);
});
