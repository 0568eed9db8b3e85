import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Role } from '../../../core/access/role';
import type { Look, LookRepository, LookSubject } from '../../../core/signups/look.repository.port';
import { applicationOf } from '../applications/application-row';
import type { Database, Tables } from '../database';
import { eventOf } from '../events/postgres-events';
import { completionOf, guideOf } from '../guides/guide-row';
import { type StateColumns, stateOf } from '../people/person-row';
import { programOf } from '../programs/postgres-programs';
import { lineLock } from './line-lock';
import { signupOf } from './postgres-signups';

/** Null without any. */
type Rows<Table extends keyof Tables> = readonly Selectable<Tables[Table]>[] | null;

interface LookRow {
  readonly events: Rows<'event'>;
  readonly theirs: Rows<'signup'>;
  readonly all: Rows<'signup'>;
  readonly people: readonly (StateColumns & { readonly id: string })[] | null;
  readonly names: Look['names'] | null;
  readonly applications: Rows<'application'>;
  readonly completions: Rows<'completion'>;
  readonly trainings: Rows<'guide'>;
  readonly programs: Rows<'program'>;
}

/** Looks at PostgreSQL, in one statement. */
export class PostgresLooks implements LookRepository {
  constructor(private readonly database: Database) {}

  async at({ personIds, eventId }: LookSubject): Promise<Look> {
    // A statement of its own, since one that has waited for a lock still reads what was there before. The lines come first and then
    // the accounts, as everywhere; the count makes PostgreSQL read, and so lock, all of them.
    if (this.database.isTransaction)
      await sql`with line as materialized (select ${lineLock(sql`${eventId}`)}),
        person as (select from "user" where id = any(${personIds}) and exists (select from line) order by id for update)
        select from event where id = ${eventId} and (select count(*) from person) >= 0 for update`.execute(
        this.database,
      );
    const isOfEvent = sql`event_id = ${eventId}`;
    const isTheirs = sql`person_id = any(${personIds})`;
    const { rows } = await sql<LookRow>`select
      ${rowsOf('event', sql`id = ${eventId}`)} as events,
      ${rowsOf('signup', isTheirs)} as theirs,
      ${rowsOf('signup', isOfEvent)} as "all",
      (select json_agg(json_build_object('id', id, 'role', role, 'banned', banned, 'joinedAt', "joinedAt"))
        from "user" where id = any(${personIds})) as people,
      (select json_agg(json_build_object('id', id, 'name', name)) from "user" where id = any(${personIds})
        or id in (select person_id from signup where ${isOfEvent} and state in ('going', 'waiting'))) as names,
      ${rowsOf('application', isTheirs)} as applications,
      ${rowsOf('completion', isTheirs)} as completions,
      ${rowsOf('guide', sql`type = 'training' and state = 'published'`, sql`order by lower(title) collate "C", id`)}
        as trainings,
      ${rowsOf('program', sql`id = (select program_id from event where id = ${eventId})`)} as programs`.execute(
      this.database,
    );
    const [look] = rows;
    if (!look) throw new Error('A statement without a table answered no row.');
    return {
      event: look.events?.map(eventOf)[0] ?? null,
      theirs: (look.theirs ?? []).map(signupOf),
      all: (look.all ?? []).map(signupOf),
      names: look.names ?? [],
      records: {
        // The table takes no other roles.
        people: (look.people ?? []).map((row) => ({
          id: row.id,
          role: row.role as Role | null,
          state: stateOf(row),
        })),
        applications: (look.applications ?? []).map(applicationOf),
        completions: (look.completions ?? []).map(completionOf),
        trainings: (look.trainings ?? []).map(guideOf),
        programs: (look.programs ?? []).map(programOf),
      },
    };
  }
}

/** The rows of a table as JSON, which gives the values that the driver gives; null without any. */
function rowsOf(
  table: keyof Tables,
  isWanted: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`(select json_agg(${sql.table(table)} ${order}) from ${sql.table(table)} where ${isWanted})`;
}
