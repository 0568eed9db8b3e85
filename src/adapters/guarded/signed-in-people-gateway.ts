import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { ChangedPerson, PeopleGateway } from '../../core/people/people-gateway.port';
import type { PeopleQuery } from '../../core/people/people-query';
import type { Invitation, PersonChange } from '../../core/people/person-changes';

/** A gateway to people that has the admin sign in again when their session has ended. */
export class SignedInPeopleGateway implements PeopleGateway {
  constructor(
    private readonly gateway: PeopleGateway,
    private readonly session: SessionKeeper,
  ) {}

  list(query: PeopleQuery, signal?: AbortSignal): ReturnType<PeopleGateway['list']> {
    return this.session.keep(() => this.gateway.list(query, signal));
  }

  roleHolders(signal?: AbortSignal): ReturnType<PeopleGateway['roleHolders']> {
    return this.session.keep(() => this.gateway.roleHolders(signal));
  }

  read(id: string, signal?: AbortSignal): ReturnType<PeopleGateway['read']> {
    return this.session.keep(() => this.gateway.read(id, signal));
  }

  invite(invitation: Invitation): ChangedPerson {
    return this.session.keep(() => this.gateway.invite(invitation));
  }

  resend(id: string): ChangedPerson {
    return this.session.keep(() => this.gateway.resend(id));
  }

  change(id: string, change: PersonChange, base: string): ChangedPerson {
    return this.session.keep(() => this.gateway.change(id, change, base));
  }

  deactivate(id: string): ChangedPerson {
    return this.session.keep(() => this.gateway.deactivate(id));
  }

  reactivate(id: string): ChangedPerson {
    return this.session.keep(() => this.gateway.reactivate(id));
  }

  signOut(id: string): ChangedPerson {
    return this.session.keep(() => this.gateway.signOut(id));
  }
}
