import { canSignIn } from '../../../core/account/can-sign-in';
import type { Session } from '../../../core/account/session.port';
import type { SessionHint } from '../../../core/account/session-hint.port';
import type { AuditAction } from '../../../core/audit/audit-entry';
import type {
  ChangedPerson,
  PeopleGateway,
  PersonWriteFailure,
} from '../../../core/people/people-gateway.port';
import { findPeople, type PeopleQuery } from '../../../core/people/people-query';
import type { Person } from '../../../core/people/person';
import {
  type ChangeSituation,
  checkDeactivation,
  checkRoleChange,
  type Invitation,
  type PersonChange,
} from '../../../core/people/person-changes';
import { roleHoldersOf } from '../../../core/people/role-holders';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import type { SimulatedAudit } from '../audit/simulated-audit';
import { LATENCY_MS } from '../latency';
import type { SimulatedPeople } from './simulated-people';

/** What the simulated server of people is made of. */
export interface MockPeoplePorts {
  readonly people: SimulatedPeople;
  readonly audit: Pick<SimulatedAudit, 'record'>;
  readonly session: Session;
  /** Where the browser keeps who is signed in: an admin's own name is changed there, too. */
  readonly hint: Pick<SessionHint, 'write'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
  /** Gives the person a one-time link in place of those that they had. */
  readonly sendInvitation: (person: Person) => void;
}

/** What becomes of a person, with what the log notes of it. */
interface Step {
  readonly person: Person;
  readonly notes: readonly (readonly [AuditAction, Readonly<Record<string, string>>])[];
  readonly sends?: boolean;
}

type Decision = Result<Step, PersonWriteFailure>;

/** Simulates the server of people: answers from the browser's own records, after a delay. */
export class MockPeopleGateway implements PeopleGateway {
  constructor(private readonly ports: MockPeoplePorts) {}

  async list(query: PeopleQuery, signal?: AbortSignal): ReturnType<PeopleGateway['list']> {
    await delay(this.ports.scheduler, LATENCY_MS.listPeople, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(findPeople(this.ports.people.all(), query));
  }

  async roleHolders(signal?: AbortSignal): ReturnType<PeopleGateway['roleHolders']> {
    await delay(this.ports.scheduler, LATENCY_MS.listPeople, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(roleHoldersOf(this.ports.people.all()));
  }

  async read(id: string, signal?: AbortSignal): ReturnType<PeopleGateway['read']> {
    await delay(this.ports.scheduler, LATENCY_MS.readPerson, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const person = this.ports.people.find(id);
    return person ? ok(person) : fail({ code: 'not-found' });
  }

  invite({ name, email, role }: Invitation): ChangedPerson {
    return this.write(() => {
      if (!canSignIn(email)) return fail({ code: 'validation', fields: [{ field: 'email', message: '' }] });
      const { people, ids, clock } = this.ports;
      const known = people.findByEmail(email);
      if (known && known.role !== null) return fail({ code: 'conflict' });
      const fresh = { id: ids.next(), createdAt: clock.now() };
      const person = {
        ...fresh,
        ...known,
        email,
        name,
        role,
        state: 'invited' as const,
        revision: ids.next(),
      };
      return ok({ person, notes: [['person.invite', { role }]], sends: true });
    });
  }

  resend(id: string): ChangedPerson {
    return this.decided(id, (person) =>
      person.state === 'invited'
        ? ok({ person, notes: [['person.resend', {}]], sends: true })
        : fail({ code: 'conflict' }),
    );
  }

  change(id: string, { name, role }: PersonChange, base: string): ChangedPerson {
    return this.decided(id, (person, situation) => {
      if (person.revision !== base) return fail({ code: 'conflict' });
      const checked = checkRoleChange(person, role, situation);
      if (!checked.ok) return checked;
      const roles = { from: person.role ?? '', to: role ?? '' };
      return this.changed(person, { name, role }, [
        ...(name === person.name ? [] : [['person.rename', {}] as const]),
        ...(role === person.role ? [] : [['person.change-role', roles] as const]),
      ]);
    });
  }

  deactivate(id: string): ChangedPerson {
    return this.decided(id, (person, situation) => {
      if (person.state === 'deactivated') return ok({ person, notes: [] });
      const checked = checkDeactivation(person, situation);
      if (!checked.ok) return checked;
      return this.changed(person, { state: 'deactivated' }, [['person.deactivate', {}]]);
    });
  }

  reactivate(id: string): ChangedPerson {
    return this.decided(id, (person) => {
      if (person.state !== 'deactivated') return ok({ person, notes: [] });
      const state = this.ports.people.hasJoined(person) ? 'active' : 'invited';
      return this.changed(person, { state }, [['person.reactivate', {}]]);
    });
  }

  /** This browser has one session, which is the admin's own; it ends by logging out. */
  signOut(id: string): ChangedPerson {
    return this.decided(id, (person) => ok({ person, notes: [['person.sign-out', {}]] }));
  }

  private changed(person: Person, change: Partial<Person>, notes: Step['notes']): Decision {
    if (notes.length === 0) return ok({ person, notes });
    return ok({ person: { ...person, ...change, revision: this.ports.ids.next() }, notes });
  }

  private decided(
    id: string,
    decide: (person: Person, situation: ChangeSituation) => Decision,
  ): ChangedPerson {
    return this.write((situation) => {
      const person = this.ports.people.find(id);
      return person ? decide(person, situation) : fail({ code: 'not-found' });
    });
  }

  private async write(decide: (situation: ChangeSituation) => Decision): ChangedPerson {
    const { people, audit, session, clock, ids, scheduler, sendInvitation } = this.ports;
    await delay(scheduler, LATENCY_MS.changePerson);
    const read = await session.read();
    const user = read.ok ? read.value : null;
    if (!user) return fail({ code: 'unauthenticated' });
    const actor = people.holder(user);
    const adminIds = people
      .all()
      .filter(({ role, state }) => role === 'admin' && state === 'active')
      .map(({ id }) => id);
    if (!actor || !adminIds.includes(actor.id)) return fail({ code: 'forbidden' });
    const decided = decide({ actorId: actor.id, adminIds });
    if (!decided.ok) return decided;
    const { person, notes, sends } = decided.value;
    if (person !== people.find(person.id)) {
      const written = people.put(person);
      if (!written.ok) return written;
      if (person.id === actor.id) await this.ports.hint.write({ ...user, name: person.name });
    }
    const [subject, by] = [person, actor].map(({ id, name }) => ({ id, name })) as [Party, Party];
    for (const [action, detail] of notes)
      audit.record({ id: ids.next(), at: clock.now(), actor: by, action, subject, detail });
    if (sends) sendInvitation(person);
    return ok(person);
  }
}

type Party = { readonly id: string; readonly name: string };
