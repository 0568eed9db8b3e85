import { ContainerModule } from 'inversify';
import { SignedInPeopleGateway } from '../../../adapters/guarded/signed-in-people-gateway';
import { SignedInPersonalData } from '../../../adapters/guarded/signed-in-personal-data';
import { FindInvitationLink } from '../../../core/mail/find-invitation-link';
import { ChangePerson } from '../../../core/people/change-person';
import { InvitePerson } from '../../../core/people/invite-person';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { AuditListViewModel } from '../../../ui/audit/audit-list.view-model';
import { InviteViewModel } from '../../../ui/people/invite.view-model';
import { PeopleListViewModel } from '../../../ui/people/people-list.view-model';
import { PersonViewModel } from '../../../ui/people/person.view-model';
import { PersonDataViewModel } from '../../../ui/people/person-data.view-model';
import { RoleHoldersViewModel } from '../../../ui/people/roles/role-holders.view-model';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** User Management: people, their roles, and what was done to whom. */
export const peopleModule = new ContainerModule((options) => {
  bindPort(options, tokens.signedInPeople, SignedInPeopleGateway, [
    tokens.peopleGateway,
    ReauthenticationViewModel,
  ]);
  bindPort(options, tokens.signedInPersonalData, SignedInPersonalData, [
    tokens.personalData,
    ReauthenticationViewModel,
  ]);
  bindClass(
    options,
    PersonDataViewModel,
    [tokens.signedInPersonalData, ToastViewModel, tokens.logger],
    'transient',
  );
  bindClass(options, InvitePerson, [tokens.signedInPeople, tokens.logger]);
  bindClass(options, ChangePerson, [tokens.signedInPeople, tokens.logger]);
  bindClass(options, PeopleListViewModel, [tokens.signedInPeople, ChangeFeed], 'transient');
  bindClass(options, RoleHoldersViewModel, [tokens.signedInPeople, ChangeFeed], 'transient');
  bindClass(options, AuditListViewModel, [tokens.auditLog, ChangeFeed], 'transient');
  bindClass(options, FindInvitationLink, [tokens.outbox, tokens.logger]);
  bindClass(options, InviteViewModel, [InvitePerson, FindInvitationLink, ToastViewModel], 'transient');
  bindClass(
    options,
    PersonViewModel,
    [
      tokens.signedInPeople,
      ChangePerson,
      FindInvitationLink,
      SessionViewModel,
      ToastViewModel,
      tokens.logger,
    ],
    'transient',
  );
});
