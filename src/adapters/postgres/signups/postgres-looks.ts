import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Role } from '../../../core/access/role';
import type { Look, LookedAt, LookRepository } from '../../../core/signups/look.repository.port';
import { applicationOf } from '../applications/application-row';
import { batched } from '../batched';
import type { Database, Tables } from '../database';
import { eventOf } from '../events/postgres-events';
import { completionOf, guideOf } from '../guides/guide-row';
import { type StateColumns, stateOf } from '../people/person-row';
import { programOf } from '../programs/postgres-programs';
import { signupOf } from './postgres-signups';

type Rows<Table extends keyof Tables> = readonly Selectable<Tables[Table]>[];

interface LookRow {
  readonly events: Rows<'event'>;
  readonly theirs: Rows<'signup'>;
  readonly ofEvents: Rows<'signup'>;
  readonly people: readonly (StateColumns & { readonly id: string })[];
  readonly applications: Rows<'application'>;
  readonly completions: Rows<'completion'>;
  readonly trainings: Rows<'guide'>;
  readonly programs: Rows<'program'>;
}

/** What answers all looks of the same moment on a database; within a transaction each asks for itself. */
export type SharedLooks = (database: Database) => (of: LookedAt) => Promise<Look>;

/** The looks of one server. */
export function sharedLooks(): SharedLooks {
  const all = new WeakMap<Database, (of: LookedAt) => Promise<Look>>();
  return (database) => {
    const known = all.get(database) ?? batched((asked: readonly LookedAt[]) => looksAt(database, asked));
    all.set(database, known);
    return known;
  };
}

/** Looks at PostgreSQL, in one statement. */
export class PostgresLooks implements LookRepository {
  constructor(
    private readonly database: Database,
    private readonly shared: SharedLooks,
  ) {}

  async at({ personId, eventId }: LookedAt): Promise<Look> {
    if (!this.database.isTransaction) return this.shared(this.database)({ personId, eventId });
    // A statement of its own, since one that has waited for a lock still reads what was there before. The account comes first, as
    // everywhere.
    await sql`with person as (select from "user" where id = ${personId} for update)
      select from event where id = ${eventId} and exists (select from person) for update`.execute(
      this.database,
    );
    const [look] = await looksAt(this.database, [{ personId, eventId }]);
    if (!look) throw new Error('A look was not answered.');
    return look;
  }
}

/** The look of each of these accounts and events. */
async function looksAt(database: Database, asked: readonly LookedAt[]): Promise<readonly Look[]> {
  const people = [...new Set(asked.map(({ personId }) => personId))];
  const events = [...new Set(asked.map(({ eventId }) => eventId))];
  const isTheirs = sql`person_id = any(${people})`;
  const programs = sql`id in (select program_id from event where id = any(${events}))`;
  const { rows } = await sql<LookRow>`select
    ${rowsOf('event', sql`id = any(${events})`)} as events,
    ${rowsOf('signup', isTheirs)} as theirs,
    ${rowsOf('signup', sql`event_id = any(${events})`)} as "ofEvents",
    (select json_agg(json_build_object('id', id, 'role', role, 'banned', banned, 'joinedAt', "joinedAt"))
      from "user" where id = any(${people})) as people,
    ${rowsOf('application', isTheirs)} as applications,
    ${rowsOf('completion', isTheirs)} as completions,
    ${rowsOf('guide', sql`type = 'training' and state = 'published'`, sql`order by lower(title) collate "C", id`)}
      as trainings,
    ${rowsOf('program', programs)} as programs`.execute(database);
  const [found] = rows;
  if (!found) throw new Error('A statement without a table answered no row.');
  const records = {
    events: (found.events ?? []).map(eventOf),
    theirs: (found.theirs ?? []).map(signupOf),
    ofEvents: (found.ofEvents ?? []).map(signupOf),
    // The table takes no other roles.
    people: (found.people ?? []).map((row) => ({
      ...{ id: row.id, role: row.role as Role | null },
      state: stateOf(row),
    })),
    applications: (found.applications ?? []).map(applicationOf),
    completions: (found.completions ?? []).map(completionOf),
    trainings: (found.trainings ?? []).map(guideOf),
    programs: (found.programs ?? []).map(programOf),
  };
  return asked.map(({ personId, eventId }) => {
    const isOfPerson = (record: { readonly personId: string | null }) => record.personId === personId;
    const event = records.events.find(({ id }) => id === eventId) ?? null;
    return {
      event,
      theirs: records.theirs.filter(isOfPerson),
      all: records.ofEvents.filter((signup) => signup.eventId === eventId),
      records: {
        people: records.people.filter(({ id }) => id === personId),
        applications: records.applications.filter(isOfPerson),
        completions: records.completions.filter(isOfPerson),
        trainings: records.trainings,
        programs: records.programs.filter(({ id }) => id === event?.programId),
      },
    };
  });
}

/** The rows of a table as JSON, which gives the values that the driver gives; null without any. */
function rowsOf(
  table: keyof Tables,
  isWanted: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`(select json_agg(${sql.table(table)} ${order}) from ${sql.table(table)} where ${isWanted})`;
}
