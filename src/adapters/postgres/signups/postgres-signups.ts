import { type RawBuilder, sql } from 'kysely';
import type { PartCount } from '../../../core/events/event-view';
import { type NamedPerson, namedIdentity } from '../../../core/shared/person-key';
import { type Signup, signupSchema } from '../../../core/signups/signup';
import type {
  DueReminders,
  HelperFigures,
  HelperQuery,
  SignupRepository,
  WaitingLines,
} from '../../../core/signups/signup.repository.port';
import { keyOfNamed } from '../named-key';
import { replaceRows } from '../replace-rows';
import { jsonColumn, namedColumns, tableMap } from '../table-map';
import { repositoryOf } from '../table-repository';
import { lineLock } from './line-lock';

const { approvedBy, markedBy, ...plain } = signupSchema.entries;

/** Sign-ups as rows, and back. */
export const { rowOf: signupRow, recordOf: signupOf } = tableMap<'signup', Signup>()(
  {
    ...namedColumns(plain),
    approvedBy: jsonColumn('approved_by', approvedBy),
    markedBy: jsonColumn('marked_by', markedBy),
  },
  (signup) => ({ identity: namedIdentity(signup) }),
);

/** Sign-ups and logged work in PostgreSQL. */
export class PostgresSignups
  extends repositoryOf('signup', { rowOf: signupRow, recordOf: signupOf })
  implements SignupRepository
{
  keepAll(signups: readonly Signup[]): Promise<void> {
    return replaceRows(this.database, 'signup', signups.map(signupRow));
  }

  async counts(eventIds: readonly string[]): Promise<ReadonlyMap<string, readonly PartCount[]>> {
    if (eventIds.length === 0) return new Map();
    const { rows } = await sql<PartCount & { readonly eventId: string }>`
      select event_id as "eventId", shift_id as "shiftId",
        count(*) filter (where state = 'waiting')::int4 as waiting,
        count(*) filter (where state = 'going')::int4 as going,
        count(*) filter (where state = 'attended')::int4 as attended,
        count(*) filter (where state = 'no-show')::int4 as "noShow",
        count(*) filter (where state = 'withdrawn' and marked_at is not null)::int4 as excused,
        coalesce(sum(minutes) filter (where hours = 'approved'), 0)::int4 as minutes
      from signup where event_id = any(${eventIds}) group by event_id, shift_id`.execute(this.database);
    const counts = new Map<string, PartCount[]>();
    for (const { eventId, ...count } of rows) counts.set(eventId, [...(counts.get(eventId) ?? []), count]);
    return counts;
  }

  async ofEvents(eventIds: readonly string[]): Promise<readonly Signup[]> {
    return eventIds.length === 0 ? [] : this.where(sql`event_id = any(${eventIds})`);
  }

  async ofPeople(personIds: readonly string[]): Promise<readonly Signup[]> {
    if (personIds.length === 0) return [];
    // Only their own rows can be locked before there are sign-ups.
    if (this.database.isTransaction)
      await sql`select id from "user" where id = any(${personIds}) order by id for update`.execute(
        this.database,
      );
    return this.where(sql`person_id = any(${personIds})`);
  }

  during({ startsAt, endsAt }: Pick<Signup, 'startsAt' | 'endsAt'>): Promise<readonly Signup[]> {
    return this.where(
      sql`state in ('going', 'attended') and ends_at > ${startsAt} and starts_at < ${endsAt}`,
    );
  }

  async waiting({ eventIds, personIds }: WaitingLines): Promise<readonly Signup[]> {
    const theirs = sql`select event_id from signup where state = 'waiting' and person_id = any(${personIds}::text[])`;
    const ids = sql`${eventIds}::text[] || array(${theirs})`;
    // A statement of its own, which sees who joined before.
    if (this.database.isTransaction)
      await sql`select ${lineLock(sql`id`)} from (select distinct unnest(${ids}) as id order by id) line`.execute(
        this.database,
      );
    return this.where(sql`state = 'waiting' and event_id = any(${ids})`);
  }

  async takeReminders({ from, before, now }: DueReminders): Promise<readonly Signup[]> {
    const rows = await this.database
      .updateTable('signup')
      .set({ reminded_at: now })
      .where(
        sql<boolean>`state = 'going' and reminded_at is null and starts_at >= ${from} and starts_at < ${before}`,
      )
      .returningAll()
      .execute();
    return rows.map(signupOf);
  }

  keyOfNamed(who: NamedPerson): Promise<string | null> {
    return keyOfNamed(this.database, 'signup', who);
  }

  async unmarked(eventIds: readonly string[]): Promise<readonly string[]> {
    if (eventIds.length === 0) return [];
    const { rows } = await sql<{ readonly id: string }>`
      select distinct event_id as id from signup where event_id = any(${eventIds}) and state = 'going'`.execute(
      this.database,
    );
    return rows.map(({ id }) => id);
  }

  async helpers({ programIds, withShiftsOfNone, from, now }: HelperQuery): Promise<readonly HelperFigures[]> {
    const { rows } = await sql<HelperFigures>`
      select person_id as "personId",
        coalesce(array_agg(distinct program_id collate "C") filter (
          where program_id is not null and state in ('going', 'attended')), '{}') as "programIds",
        coalesce(sum(minutes) filter (where hours = 'approved' and day >= ${from}), 0)::int4 as minutes,
        max(day) filter (where state = 'attended' and shift_id is not null) as "lastOn",
        (array_agg(id order by starts_at, id) filter (where state = 'going' and starts_at > ${now}))[1] as "nextId"
      from signup
      where person_id is not null and (shift_id is not null or event_id is null) and state <> 'withdrawn'
        and ${isOfProgram(programIds)} and (${withShiftsOfNone} or event_id is null or program_id is not null)
      group by person_id order by person_id collate "C"`.execute(this.database);
    return rows;
  }

  async some(ids: readonly string[]): Promise<readonly Signup[]> {
    return ids.length === 0 ? [] : this.where(sql`id = any(${ids})`);
  }

  async minutesOf(programIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (programIds.length === 0) return new Map();
    const { rows } = await sql<{ readonly id: string; readonly minutes: number }>`
      select program_id as id, coalesce(sum(minutes) filter (where hours = 'approved'), 0)::int4 as minutes
      from signup where program_id = any(${programIds}) group by program_id`.execute(this.database);
    return new Map(rows.map(({ id, minutes }) => [id, minutes]));
  }
}

/** Whether a sign-up is of one of these programs; null among them stands for none. */
export function isOfProgram(programIds: readonly (string | null)[]): RawBuilder<unknown> {
  const isIn = sql`program_id = any(${programIds.filter((id) => id !== null)}::text[])`;
  return programIds.includes(null) ? sql`(${isIn} or program_id is null)` : isIn;
}
