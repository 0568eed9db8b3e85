import { type RawBuilder, sql } from 'kysely';
import {
  APPLICATION_SHOWS,
  type Application,
  type StaffNote,
  staffNoteSchema,
} from '../../../core/applications/application';
import type {
  ApplicationRepository,
  ProgramFigures,
} from '../../../core/applications/application.repository.port';
import type { ApplicationCounts, ApplicationShow } from '../../../core/applications/application-counts';
import {
  type ApplicationPage,
  type ApplicationQuery,
  listedApplications,
} from '../../../core/applications/application-query';
import type { Program } from '../../../core/programs/program';
import type { NamedPerson } from '../../../core/shared/person-key';
import { finder, wantedWords } from '../../../core/shared/text/search-words';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { keyOfNamed } from '../named-key';
import { namedColumns, tableMap } from '../table-map';
import { repositoryOf } from '../table-repository';
import { foundPage, isInSearchColumn } from '../word-search';
import { applicationOf, applicationRow } from './application-row';

/** What each choice shows, as isShown in the core says it. */
const SHOWN: Readonly<Record<ApplicationShow, RawBuilder<boolean>>> = {
  pending: sql`state = 'pending'`,
  approved: sql`(state = 'approved' and ended_at is null)`,
  denied: sql`state = 'denied'`,
  withdrawn: sql`state = 'withdrawn'`,
  ended: sql`ended_at is not null`,
  call: sql`(told_at is null and erased_at is null
    and (state = 'denied' or (state = 'approved' and ended_at is null)))`,
  all: sql`true`,
};

/** Pending ones first, the oldest of them first; then the latest decision. */
const ORDER = sql`decided_at desc nulls first, received_at, id`;

/** Applications in PostgreSQL. */
export class PostgresApplications
  extends repositoryOf('application', { rowOf: applicationRow, recordOf: applicationOf })
  implements ApplicationRepository
{
  page(query: ApplicationQuery, programs: readonly Program[]): Promise<ApplicationPage> {
    const isAsked = isAbout(query, programs);
    const isFound = sql<boolean>`${isAsked} and ${hasWords(query, programs)} and ${SHOWN[query.show]}`;
    const found = this.database.selectFrom('application').where(isFound).select('id');
    return foundPage(this.database, query, found, {
      order: ORDER,
      counts: this.countShown(isAsked),
      totalIn: isInSearchColumn(query.search) ? null : (counts) => counts[query.show],
      read: async (ids) => listedApplications(await this.where(sql`id in (${ids})`, ORDER), programs),
    });
  }

  showCounts(programs: readonly Program[]): Promise<ApplicationCounts> {
    return this.countShown(isAbout({ programId: null, as: null }, programs));
  }

  keyOfNamed(who: NamedPerson): Promise<string | null> {
    return keyOfNamed(this.database, 'application', who);
  }

  async newBeneficiaries(since: number): Promise<number> {
    const { rows } = await sql<{ readonly people: number }>`
      select count(*)::int4 as people from (
        select from application where role = 'participant' and state = 'approved'
        group by person_key having min(decided_at) >= ${since}) as newcomer`.execute(this.database);
    return rows[0]?.people ?? 0;
  }

  async ofPerson(personId: string): Promise<readonly Application[]> {
    // Only their own row can be locked before there are applications.
    if (this.database.isTransaction)
      await this.database.selectFrom('user').select('id').where('id', '=', personId).forUpdate().execute();
    return this.where(sql`person_id = ${personId}`);
  }

  ofAccounts(personIds: readonly string[]): Promise<readonly Application[]> {
    return this.where(sql`person_id = any(${personIds})`);
  }

  async pendingOf(programId: string): ReturnType<ApplicationRepository['pendingOf']> {
    const { rows } = await sql<
      Pick<Application, 'id' | 'name' | 'contact'>
    >`select id, name, contact from application
      where program_id = ${programId} and state = 'pending' order by received_at, id`.execute(this.database);
    return rows;
  }

  async counts(programIds: readonly string[]): Promise<ReadonlyMap<string, ProgramFigures>> {
    const { rows } = await sql<CountedRow>`
      select program_id as id, count(*) filter (where state = 'pending')::int4 as waiting,
        count(*) filter (where role = 'participant' and state = 'approved' and ended_at is null)::int4 as enrolled,
        count(distinct person_key) filter (where role = 'participant' and state = 'approved')::int4 as people,
        min(decided_at) filter (where state in ('approved', 'denied')) as first,
        max(decided_at) filter (where state in ('approved', 'denied')) as last
      from application where program_id = any(${programIds}) group by program_id`.execute(this.database);
    return new Map(
      rows.map(({ id, waiting, enrolled, people, first, last }) => [
        id,
        {
          waiting,
          enrolled,
          people,
          decided: first && last ? { first: calendarDateAt(first), last: calendarDateAt(last) } : null,
        },
      ]),
    );
  }

  private countShown(isAsked: RawBuilder<boolean>): Promise<ApplicationCounts> {
    const counts = APPLICATION_SHOWS.map((show) =>
      sql<number>`(count(*) filter (where ${SHOWN[show]}))::int4`.as(show),
    );
    return this.database.selectFrom('application').where(isAsked).select(counts).executeTakeFirstOrThrow();
  }
}

/** Staff notes in PostgreSQL. */
export const PostgresStaffNotes = repositoryOf(
  'staff_note',
  tableMap<'staff_note', StaffNote>()(namedColumns(staffNoteSchema.entries)),
);

/** Whether it is to one of these programs and in the role that is asked for. */
function isAbout(
  { programId, as }: Pick<ApplicationQuery, 'programId' | 'as'>,
  programs: readonly Program[],
): RawBuilder<boolean> {
  const programIds = programs.map(({ id }) => id).filter((id) => (programId ?? id) === id);
  return sql`program_id = any(${programIds}) and ${as === null ? sql`true` : sql`role = ${as}`}`;
}

/** Whether each word begins one of the application, or of its program's title. */
function hasWords({ search }: ApplicationQuery, programs: readonly Program[]): RawBuilder<boolean> {
  const conditions = wantedWords(search).map((word) => {
    const isTitled = finder(word);
    const titled = programs.filter(({ title }) => isTitled([title])).map(({ id }) => id);
    return sql`(search @@ ${`${word}:*`}::tsquery or program_id = any(${titled}))`;
  });
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

interface CountedRow extends Omit<ProgramFigures, 'decided'> {
  readonly id: string;
  readonly first: number | null;
  readonly last: number | null;
}
