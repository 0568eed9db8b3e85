import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../../core/shared/logger.port';
import type { Database } from './database';
import { EmbeddedPool } from './embedded-pool';

/** PostgreSQL's own number for the type `int8`: times in ms and dollars, all of them safe integers. */
const INT8 = 20;

/** Milliseconds after which a connection or a statement that gets no answer fails. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Connects to PostgreSQL 15 or newer. Connections are made on demand; one that is lost is logged and replaced. */
export function openPostgres(url: string, logger: Pick<Logger, 'warn'>): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: {
      getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
    } as pg.CustomTypesConfig,
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error) => logger.warn('A connection to the database was lost', error.message));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Opens the embedded database in a folder, or in memory without one. */
export async function openEmbedded(folder?: string): Promise<Database> {
  const engine = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    parsers: { [INT8]: Number },
  });
  return new Kysely({ dialect: new PostgresDialect({ pool: new EmbeddedPool(engine) }) });
}
