import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import { canSignIn } from '../../../core/account/can-sign-in';
import type { AuditAction } from '../../../core/audit/audit-entry';
import type {
  ChangedPerson,
  PeopleGateway,
  PersonWriteFailure,
} from '../../../core/people/people-gateway.port';
import type { PeopleQuery } from '../../../core/people/people-query';
import type { Person } from '../../../core/people/person';
import {
  type ChangeSituation,
  checkDeactivation,
  checkRoleChange,
  type Invitation,
  type PersonChange,
} from '../../../core/people/person-changes';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { endSessions } from '../account/end-sessions';
import { type Announce, announceByNotice } from '../announce';
import type { Database, Tables } from '../database';
import { queried } from '../queried';
import { record } from '../record';
import { searchColumn } from '../word-search';
import { filtered, paged, peopleRows, personOf, readRoleHolders } from './people-rows';

/** Dependencies of the gateway, apart from the database. */
export interface PeopleGatewayPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly announce?: Announce;
  /** Gives the person a one-time link and sends it, within the transaction; links that they had are worthless then. */
  readonly sendInvitation: (transaction: Database, person: Person) => Promise<void>;
}

/** The columns that an admin changes. */
type Columns = Partial<Pick<Selectable<Tables['user']>, 'name' | 'role' | 'banned'>>;

/** What a change does to a person who was found and locked, with what the log notes of it; null changes nothing. */
interface Step {
  readonly columns: Columns | null;
  readonly notes: readonly (readonly [AuditAction, Readonly<Record<string, string>>])[];
  readonly endsSessions?: boolean;
  readonly sends?: boolean;
}

type Decision = Result<Step, PersonWriteFailure>;

const NOTHING: Decision = ok({ columns: null, notes: [] });

/**
 * People in PostgreSQL, for one admin. Every write first locks the admins who can sign in, so that of two admins who
 * demote each other at once one stays.
 */
export class PostgresPeopleGateway implements PeopleGateway {
  private readonly announce: Announce;

  /** `actor` is the admin who is signed in. */
  constructor(
    private readonly database: Database,
    private readonly actor: { readonly id: string; readonly name: string },
    private readonly ports: PeopleGatewayPorts,
  ) {
    this.announce = ports.announce ?? announceByNotice;
  }

  async list(query: PeopleQuery, signal?: AbortSignal): ReturnType<PeopleGateway['list']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      // The page is found in an index, and only its own rows are read.
      const ids = paged(filtered(this.database.selectFrom('user').select('id'), query), query);
      const [rows, count] = await Promise.all([
        paged(peopleRows(this.database).where('id', 'in', ids), { ...query, page: 1 }).execute(),
        filtered(
          this.database.selectFrom('user').select(({ fn }) => fn.countAll<number>().as('total')),
          query,
        ).executeTakeFirstOrThrow(),
      ]);
      return ok({ items: rows.map(personOf), total: count.total });
    }, this.ports.logger);
  }

  async roleHolders(signal?: AbortSignal): ReturnType<PeopleGateway['roleHolders']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok(await readRoleHolders(this.database)), this.ports.logger);
  }

  async read(id: string, signal?: AbortSignal): ReturnType<PeopleGateway['read']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const row = await peopleRows(this.database).where('id', '=', id).executeTakeFirst();
      return row ? ok(personOf(row)) : fail({ code: 'not-found' });
    }, this.ports.logger);
  }

  async invite({ name, email, role }: Invitation): ChangedPerson {
    if (!canSignIn(email)) return fail({ code: 'validation', fields: [{ field: 'email', message: '' }] });
    return this.write(async (transaction) => {
      await transaction
        .insertInto('user')
        .values({ id: this.ports.ids.next(), name, email, emailVerified: false, role: null })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute();
      const found = await peopleRows(transaction)
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (found.role !== null) return fail({ code: 'conflict' });
      const notes = [['person.invite', { role }]] as const;
      return this.apply(transaction, personOf(found), {
        columns: { name, role, banned: false },
        notes,
        sends: true,
      });
    });
  }

  resend(id: string): ChangedPerson {
    return this.decided(id, ({ state }) =>
      state === 'invited'
        ? ok({ columns: null, notes: [['person.resend', {}]], sends: true })
        : fail({ code: 'conflict' }),
    );
  }

  change(id: string, { name, role }: PersonChange, base: string): ChangedPerson {
    return this.decided(id, (person, situation) => {
      if (person.revision !== base) return fail({ code: 'conflict' });
      const checked = checkRoleChange(person, role, situation);
      if (!checked.ok) return checked;
      if (name === person.name && role === person.role) return NOTHING;
      const isOtherRole = role !== person.role;
      const roles = { from: person.role ?? '', to: role ?? '' };
      return ok({
        columns: { name, role },
        notes: [
          ...(name === person.name ? [] : [['person.rename', {}] as const]),
          ...(isOtherRole ? [['person.change-role', roles] as const] : []),
        ],
        endsSessions: isOtherRole,
      });
    });
  }

  deactivate(id: string): ChangedPerson {
    return this.decided(id, (person, situation) => {
      if (person.state === 'deactivated') return NOTHING;
      const checked = checkDeactivation(person, situation);
      if (!checked.ok) return checked;
      return ok({ columns: { banned: true }, notes: [['person.deactivate', {}]], endsSessions: true });
    });
  }

  reactivate(id: string): ChangedPerson {
    return this.decided(id, ({ state }) =>
      state === 'deactivated'
        ? ok({ columns: { banned: false }, notes: [['person.reactivate', {}]] })
        : NOTHING,
    );
  }

  signOut(id: string): ChangedPerson {
    return this.decided(id, () =>
      ok({ columns: null, notes: [['person.sign-out', {}]], endsSessions: true }),
    );
  }

  private decided(
    id: string,
    decide: (person: Person, situation: ChangeSituation) => Decision,
  ): ChangedPerson {
    return this.write(async (transaction, situation) => {
      const row = await peopleRows(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
      if (!row) return fail({ code: 'not-found' });
      const person = personOf(row);
      const step = decide(person, situation);
      return step.ok ? this.apply(transaction, person, step.value) : step;
    });
  }

  private async apply(transaction: Database, person: Person, step: Step): Promise<Result<Person, never>> {
    const { clock, ids, sendInvitation } = this.ports;
    let changed = person;
    if (step.columns) {
      const row = await transaction
        .updateTable('user')
        .set({
          ...step.columns,
          search: searchColumn(step.columns.name ?? person.name, person.email, person.phone ?? ''),
          revision: ids.next(),
          updatedAt: sql`current_timestamp`,
        })
        .where('id', '=', person.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      changed = personOf(row);
    }
    for (const [action, detail] of step.notes) {
      const subject = { id: person.id, name: changed.name };
      await record(transaction, {
        id: ids.next(),
        at: clock.now(),
        actor: this.actor,
        action,
        subject,
        detail,
      });
    }
    if (step.sends) await sendInvitation(transaction, changed);
    if (step.endsSessions) await endSessions(transaction, person.id, this.announce);
    if (step.columns) await this.announce(transaction, 'people');
    return ok(changed);
  }

  private write(
    work: (
      transaction: Transaction<Tables>,
      situation: ChangeSituation,
    ) => Promise<Result<Person, PersonWriteFailure>>,
  ): ChangedPerson {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const adminIds = await lockAdmins(transaction);
          // An admin who was demoted after the request began no longer has the right.
          if (!adminIds.includes(this.actor.id)) return fail({ code: 'forbidden' });
          return work(transaction, { actorId: this.actor.id, adminIds });
        }),
      this.ports.logger,
    );
  }
}

/**
 * The admins who can sign in, locked until the transaction ends: concurrent changes wait, and then see the result of
 * this one.
 */
export async function lockAdmins(transaction: Database): Promise<readonly string[]> {
  const admins = await transaction
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'admin')
    .where('banned', '=', false)
    .where('joinedAt', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}
