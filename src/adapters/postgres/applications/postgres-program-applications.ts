import { sql } from 'kysely';
import type {
  ProgramApplications,
  ProgramFigures,
} from '../../../core/applications/program-applications.repository.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { Database } from '../database';

/** What programs read of their applications in PostgreSQL. */
export class PostgresProgramApplications implements ProgramApplications {
  constructor(private readonly database: Database) {}

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
          ...{ waiting, enrolled, people },
          decided: first && last ? { first: calendarDateAt(first), last: calendarDateAt(last) } : null,
        },
      ]),
    );
  }
}

interface CountedRow extends Omit<ProgramFigures, 'decided'> {
  readonly id: string;
  readonly first: number | null;
  readonly last: number | null;
}
