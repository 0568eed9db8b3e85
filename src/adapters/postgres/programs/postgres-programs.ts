import { sql } from 'kysely';
import { type Program, type ProgramState, programSchema } from '../../../core/programs/program';
import type { ProgramRepository } from '../../../core/programs/program.repository.port';
import { jsonColumn, namedColumns, tableMap } from '../table-map';
import { repositoryOf } from '../table-repository';

const { managerIds, questions, es, ...plain } = programSchema.entries;

/** Programs as rows, and back. */
export const { rowOf: programRow, recordOf: programOf } = tableMap<'program', Program>()({
  ...namedColumns(plain),
  managerIds: jsonColumn('manager_ids', managerIds),
  questions: jsonColumn('questions', questions),
  es: jsonColumn('es', es),
});

/** Programs in PostgreSQL. */
export class PostgresPrograms
  extends repositoryOf('program', { rowOf: programRow, recordOf: programOf })
  implements ProgramRepository
{
  list(states: readonly ProgramState[]): Promise<readonly Program[]> {
    return this.where(sql`state = any(${states})`);
  }
}
