import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from '../../core/shared/logger.port';
import type { Database } from './database';
import { EmbeddedPool } from './embedded-pool';
import { INT8, ServerPool } from './server-pool';

/** The database on a PostgreSQL server, 15 or newer. */
export function openPostgres(
  url: string,
  logger: Pick<Logger, 'warn'>,
  options: { readonly isPatient?: boolean } = {},
): Database {
  return new Kysely({ dialect: new PostgresDialect({ pool: new ServerPool(url, logger, options) }) });
}

/** Starts the embedded engine on a folder, or in memory without one. */
export function startEmbedded(folder?: string): Promise<PGlite> {
  return PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    parsers: { [INT8]: Number },
  });
}

/** The embedded engine's database; destroying it stops the engine. */
export function openEmbedded(engine: PGlite): Database {
  return new Kysely({ dialect: new PostgresDialect({ pool: new EmbeddedPool(engine) }) });
}
