import { sql } from 'kysely';
import type { Completion } from '../../../core/guides/completion';
import type { Guide } from '../../../core/guides/guide';
import type { CompletionRepository, GuideRepository } from '../../../core/guides/guide.repository.port';
import type { Database } from '../database';
import { repositoryOf } from '../table-repository';
import { completionOf, completionRow, guideOf, guideRow } from './guide-row';

/** Guides in PostgreSQL. */
export class PostgresGuides
  extends repositoryOf('guide', { rowOf: guideRow, recordOf: guideOf })
  implements GuideRepository
{
  trainings(): Promise<readonly Guide[]> {
    return this.where(sql`type = 'training' and state = 'published'`, sql`lower(title) collate "C", id`);
  }
}

/** Who has done which training, in PostgreSQL. */
export class PostgresCompletions implements CompletionRepository {
  constructor(private readonly database: Database) {}

  async of(personIds: readonly string[]): Promise<readonly Completion[]> {
    const isTheirs = sql<boolean>`person_id = any(${personIds})`;
    // Only the people's own rows can be locked before there are completions.
    if (this.database.isTransaction)
      await sql`select from "user" where id = any(${personIds}) order by id for update`.execute(
        this.database,
      );
    const rows = await this.database.selectFrom('completion').selectAll().where(isTheirs).execute();
    return rows.map(completionOf);
  }

  async add(completion: Completion): Promise<void> {
    await this.database.insertInto('completion').values(completionRow(completion)).execute();
  }

  async doneBy(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ readonly id: string; readonly people: number }>`
      select guide.id, count(distinct person_id)::int4 as people from completion
        join guide on guide.id = guide_id and done_on >= coalesce(redo_from, '')
      group by guide.id`.execute(this.database);
    return new Map(rows.map(({ id, people }) => [id, people]));
  }
}
