import { sendForm } from '../shared/forms/send-form';
import type { Logger } from '../shared/logger.port';
import type { PeopleGateway } from './people-gateway.port';
import { findInvitationFaults, type Invitation, tidyInvitation } from './person-changes';

/** Invites somebody by e-mail. */
export class InvitePerson {
  constructor(
    private readonly gateway: Pick<PeopleGateway, 'invite'>,
    private readonly logger: Logger,
  ) {}

  execute(invitation: Invitation) {
    const send = () => this.gateway.invite(tidyInvitation(invitation));
    return sendForm('invite a person', findInvitationFaults(invitation), send, this.logger);
  }
}
