import { sql } from 'kysely';
import type { GiftImport } from '../../../core/gifts/import/gift-import';
import type { GiftImportRepository } from '../../../core/gifts/import/gift-import.repository.port';
import type { Database } from '../database';
import { TableRepository } from '../table-repository';
import { importOf, importRow } from './gift-row';
import { knownProviders } from './gifts-meant';

/** The list of imports shows this many. */
const MOST_IMPORTS = 50;

/** Imports in PostgreSQL. */
export class PostgresGiftImports
  extends TableRepository<'gift_import', GiftImport>
  implements GiftImportRepository
{
  constructor(database: Database) {
    super(database, 'gift_import', { rowOf: importRow, recordOf: importOf });
  }

  async lock(): Promise<void> {
    await sql`lock table gift_import in share row exclusive mode`.execute(this.database);
  }

  async latest(): Promise<readonly GiftImport[]> {
    const rows = await this.database
      .selectFrom('gift_import')
      .selectAll()
      .orderBy('imported_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_IMPORTS)
      .execute();
    return rows.map(importOf);
  }

  providers(): Promise<readonly string[]> {
    return knownProviders(this.database);
  }
}
