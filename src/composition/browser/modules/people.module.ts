import { ContainerModule } from 'inversify';
import { FindInvitationLink } from '../../../core/mail/find-invitation-link';
import { ReadOverview } from '../../../core/overview/read-overview';
import { bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** User Management: people, their roles, and what was done to whom; a server's overview is computed from these. */
export const peopleModule = new ContainerModule((options) => {
  const { applications, auditLog, events, outbox, peopleGateway, programs } = tokens;
  if (!SIMULATED) {
    bindPort(options, tokens.readOverview, ReadOverview, [
      peopleGateway,
      auditLog,
      programs,
      applications,
      events,
    ]);
  }
  bindPort(options, tokens.findInvitationLink, FindInvitationLink, [outbox]);
});
