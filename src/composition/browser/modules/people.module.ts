import { ContainerModule } from 'inversify';
import { FindInvitationLink } from '../../../core/mail/find-invitation-link';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { AuditListViewModel } from '../../../ui/audit/audit-list.view-model';
import { InviteViewModel } from '../../../ui/people/invite.view-model';
import { PeopleListViewModel, RoleHoldersViewModel } from '../../../ui/people/people-list.view-model';
import { PersonViewModel } from '../../../ui/people/person.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** User Management: people, their roles, and what was done to whom. */
export const peopleModule = new ContainerModule((options) => {
  bindClass(options, PeopleListViewModel, [tokens.peopleGateway, ChangeFeed], 'transient');
  bindClass(options, RoleHoldersViewModel, [tokens.peopleGateway, ChangeFeed], 'transient');
  bindClass(options, AuditListViewModel, [tokens.auditLog, ChangeFeed], 'transient');
  bindClass(options, FindInvitationLink, [tokens.outbox, tokens.logger]);
  bindClass(
    options,
    InviteViewModel,
    [tokens.peopleGateway, FindInvitationLink, ToastViewModel, tokens.logger],
    'transient',
  );
  bindClass(
    options,
    PersonViewModel,
    [
      tokens.peopleGateway,
      tokens.personalData,
      FindInvitationLink,
      SessionViewModel,
      ToastViewModel,
      tokens.logger,
    ],
    'transient',
  );
});
