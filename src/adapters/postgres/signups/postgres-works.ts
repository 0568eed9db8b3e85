import { type RawBuilder, type Selectable, sql } from 'kysely';
import { HOURS_SHOWS } from '../../../core/hours/hours.inputs';
import { firstOfLastYear } from '../../../core/hours/own-work';
import type {
  EntryToCheck,
  FoundOwnWork,
  FoundWork,
  OwnWorkQuery,
  WorkAround,
  WorkQuery,
  WorkRepository,
} from '../../../core/hours/work.repository.port';
import { endOfDay, startOfDay, yearOf } from '../../../core/shared/time/calendar';
import type { Signup } from '../../../core/signups/signup';
import type { Database, Tables } from '../database';
import { isOfProgram, signupOf } from './postgres-signups';

type State = (typeof HOURS_SHOWS)[number];

/** The latest day first, as an index has them. */
const LATEST = sql`day desc, created_at desc, id`;
const IS_WORK = sql`hours <> 'none'`;

/** The hours of volunteers in PostgreSQL. */
export class PostgresWorks implements WorkRepository {
  constructor(private readonly database: Database) {}

  async page({ programIds, show, page, size }: WorkQuery): Promise<FoundWork> {
    const isAsked = sql`${IS_WORK} and ${isOfProgram(programIds)}`;
    const order = show === 'claimed' ? sql`day, id` : sql`day desc, id desc`;
    const ids = sql`select id from signup where ${isAsked} and hours = ${show}
      order by ${order} limit ${size} offset ${(page - 1) * size}`;
    const [items, counted] = await Promise.all([
      this.rows(sql`id in (${ids})`, order),
      sql<{ hours: State; count: number }>`
        select hours, count(*)::int4 as count from signup where ${isAsked} group by hours`.execute(
        this.database,
      ),
    ]);
    const countOf = (state: State) => counted.rows.find(({ hours }) => hours === state)?.count ?? 0;
    const counts = Object.fromEntries(HOURS_SHOWS.map((state) => [state, countOf(state)]));
    return { items, total: countOf(show), counts: counts as FoundWork['counts'] };
  }

  async ownPage({ personId, year, show, today, page, size }: OwnWorkQuery): Promise<FoundOwnWork> {
    const isShown = sql`${isOf(personId)} and ${isIn(year)} and ${show === 'all' ? IS_WORK : sql`hours = ${show}`}`;
    const ids = sql`select id from signup where ${isShown} order by ${LATEST} limit ${size} offset ${(page - 1) * size}`;
    const isLastYear = sql`day between ${firstOfLastYear(today)} and ${today}`;
    const [items, { rows }] = await Promise.all([
      this.rows(sql`id in (${ids})`, LATEST),
      sql<{ year: number; hours: State; count: number; minutes: number; lately: number }>`
        select left(day, 4)::int4 as year, hours, count(*)::int4 as count, sum(minutes)::int4 as minutes,
          coalesce(sum(minutes) filter (where ${isLastYear}), 0)::int4 as lately
        from signup where ${isOf(personId)} group by 1, 2`.execute(this.database),
    ]);
    const sum = (wanted: readonly (typeof rows)[number][], field: 'count' | 'minutes' | 'lately') =>
      wanted.reduce((all, row) => all + row[field], 0);
    const approved = rows.filter(({ hours }) => hours === 'approved');
    return {
      items,
      total: sum(
        rows.filter((row) => row.year === year && (show === 'all' || row.hours === show)),
        'count',
      ),
      sums: {
        approvedThisYear: sum(
          approved.filter((row) => row.year === yearOf(today)),
          'minutes',
        ),
        waiting: sum(
          rows.filter(({ hours }) => hours === 'claimed'),
          'minutes',
        ),
        lastYear: sum(approved, 'lately'),
      },
      years: [...new Set(rows.map((row) => row.year))].sort((a, b) => b - a),
    };
  }

  approvedIn(personId: string, year: number): Promise<readonly Signup[]> {
    return this.rows(sql`${isOf(personId)} and ${isIn(year)} and hours = 'approved'`, LATEST);
  }

  shiftsOn(personId: string, day: string): Promise<readonly Signup[]> {
    return this.rows(sql`${isOf(personId)} and day = ${day} and event_id is not null`, sql`id`);
  }

  async minutesByProgram(personId: string, year: number): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ id: string; minutes: number }>`
      select program_id as id, sum(minutes)::int4 as minutes from signup
      where ${isOf(personId)} and ${isIn(year)} and hours = 'approved' and program_id is not null
      group by program_id order by program_id`.execute(this.database);
    return new Map(rows.map(({ id, minutes }) => [id, minutes]));
  }

  async around({ personId, id, day, today }: EntryToCheck): Promise<WorkAround> {
    // Only their own row can be locked before there are sign-ups.
    if (this.database.isTransaction)
      await sql`select id from "user" where id = ${personId} for update`.execute(this.database);
    const isToday = sql`created_at >= ${startOfDay(today)} and created_at < ${endOfDay(today)}`;
    const { rows } = await sql<WorkAround>`select
      (select coalesce(sum(minutes), 0)::int4 from signup where person_id = ${personId} and day = ${day}
        and hours in ('claimed', 'approved') and id <> ${id}) as minutes,
      (select count(*)::int4 from signup where person_id = ${personId} and event_id is null and ${isToday}
        and id <> ${id}) as "loggedToday",
      (select count(*)::int4 from signup where person_id = ${personId} and hours = 'claimed' and id <> ${id}) as waiting,
      (select person_key from signup where person_id = ${personId} limit 1) as "personKey"`.execute(
      this.database,
    );
    const [row] = rows;
    if (!row) throw new Error('A statement without a table answered no row.');
    return row;
  }

  private async rows(isWanted: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<readonly Signup[]> {
    const { rows } = await sql<Selectable<Tables['signup']>>`
      select * from signup where ${isWanted} order by ${order}`.execute(this.database);
    return rows.map(signupOf);
  }
}

/** Whether it is work of an account. */
function isOf(personId: string): RawBuilder<unknown> {
  return sql`person_id = ${personId} and ${IS_WORK}`;
}

function isIn(year: number): RawBuilder<unknown> {
  return sql`day between ${`${year}-01-01`} and ${`${year}-12-31`}`;
}
