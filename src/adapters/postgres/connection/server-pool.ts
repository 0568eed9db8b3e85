import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Logger } from '../../../core/shared/result';
import { summaryOf } from '../queried';
import { type Ask, PoolClient } from './pool-client';

/** PostgreSQL's own number for the type `int8`: times in ms and dollars, all of them safe integers. */
export const INT8 = 20;

/** Milliseconds after which asking for a connection fails. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Milliseconds that the database has for a statement, and after which a connection without any answer is given up. */
const STATEMENT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;
/** Milliseconds after which the database ends a transaction whose process does nothing, so that its locks are free. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const MAX_CONNECTIONS = 10;

/**
 * Connections to a PostgreSQL server, made on demand. Nothing waits for ever, and a connection that is lost or does not
 * answer is logged and replaced, so that a database that comes back is found again.
 */
export class ServerPool implements PostgresPool {
  private readonly pool: pg.Pool;

  /** `isPatient` for programs that work alone: their statements may take as long as they need. */
  constructor(url: string, logger: Pick<Logger, 'warn'>, { isPatient = false } = {}) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      ...(!isPatient && {
        statement_timeout: STATEMENT_TIMEOUT_MS,
        query_timeout: ANSWER_TIMEOUT_MS,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      }),
      types: {
        getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)),
      } as pg.CustomTypesConfig,
    });
    // An error that nobody listens to would end the process, whether the connection is idle or lent.
    const lost = (error: Error) =>
      logger.warn('A connection to the database was lost', summaryOf(withCode(error)));
    this.pool.on('error', lost);
    this.pool.on('connect', (client) => client.on('error', lost));
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.pool.connect().catch((error: Error) => {
      throw withCode(error);
    });
    let broken: Error | undefined;
    const ask: Ask = async <Row>(text: string, parameters: readonly unknown[]) => {
      // After an answer that did not come the next one would wait for it, too.
      if (broken) throw broken;
      try {
        return await client.query<Row & pg.QueryResultRow>(text, [...parameters]);
      } catch (error) {
        if (error instanceof pg.DatabaseError) throw error;
        broken = withCode(error as Error);
        throw broken;
      }
    };
    return new PoolClient(ask, () => client.release(broken));
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}

/** An error of the connection itself, with a code that says what it was. */
class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(
    readonly code: 'ETIMEDOUT' | 'ECONNRESET',
    cause: Error,
  ) {
    super(cause.message, { cause });
  }
}

/** The driver's own errors have no code, and their messages are not logged: they become ConnectionErrors. */
function withCode(error: Error): Error {
  if ('code' in error && error.code !== undefined) return error;
  if (/timeout/i.test(error.message)) return new ConnectionError('ETIMEDOUT', error);
  return error.message.startsWith('Connection terminated') ? new ConnectionError('ECONNRESET', error) : error;
}
