import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from '../../../core/shared/result';
import type { Database } from '../database';
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

/**
 * Starts the embedded engine on a folder, or in memory without one. Its package is optional: where it is not installed, this
 * throws ERR_MODULE_NOT_FOUND, and a server with PostgreSQL never loads it.
 */
export async function startEmbedded(folder?: string): Promise<PGlite> {
  const { PGlite: Engine } = await import('@electric-sql/pglite');
  return Engine.create({
    ...(folder !== undefined && { dataDir: folder }),
    parsers: { [INT8]: Number },
  });
}

/** The embedded engine's database; destroying it stops the engine. */
export function openEmbedded(engine: PGlite): Database {
  return new Kysely({ dialect: new PostgresDialect({ pool: new EmbeddedPool(engine) }) });
}
