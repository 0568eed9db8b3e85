import { type Program, type ProgramState, programSchema } from '../../../core/programs/program';
import type { ProgramRepository } from '../../../core/programs/program.repository.port';
import type { Database } from '../database';
import { jsonColumn, tableMap } from '../table-map';
import { TableRepository } from '../table-repository';

const { managerIds, questions } = programSchema.entries;

/** Programs as rows, and back. */
export const { rowOf: programRow, recordOf: programOf } = tableMap<'program', Program>()({
  ...{ id: 'id', revision: 'revision', state: 'state', title: 'title', kind: 'kind', summary: 'summary' },
  ...{ description: 'description', places: 'places', intake: 'intake' },
  ...{ answerDays: 'answer_days', contactName: 'contact_name', contactPhone: 'contact_phone' },
  ...{ nextStep: 'next_step', asksSizes: 'asks_sizes', createdAt: 'created_at', archivedAt: 'archived_at' },
  volunteersNeedApproval: 'volunteers_need_approval',
  ...{ managerIds: jsonColumn('manager_ids', managerIds), questions: jsonColumn('questions', questions) },
});

/** Programs in PostgreSQL. */
export class PostgresPrograms extends TableRepository<'program', Program> implements ProgramRepository {
  constructor(database: Database) {
    super(database, 'program', { rowOf: programRow, recordOf: programOf });
  }

  async list(states: readonly ProgramState[]): Promise<readonly Program[]> {
    const rows = await this.database.selectFrom('program').selectAll().where('state', 'in', states).execute();
    return rows.map(programOf);
  }

  async remove(id: string): Promise<void> {
    await this.database.deleteFrom('program').where('id', '=', id).execute();
  }
}
