import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type Ask, PoolClient } from './pool-client';

/**
 * Lets Kysely's PostgreSQL dialect use the embedded database, which has one connection: each caller waits until the
 * previous one has released it, so that transactions never mix.
 */
export class EmbeddedPool implements PostgresPool {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly engine: Pick<PGlite, 'query' | 'close'>) {}

  async connect(): Promise<PostgresPoolClient> {
    const before = this.last;
    let release = () => {};
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const ask: Ask = async <Row>(text: string, parameters: readonly unknown[]) => {
      const { rows, affectedRows = 0 } = await this.engine.query<Row>(text, [...parameters]);
      const command = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
      return { command, rows, rowCount: affectedRows || rows.length };
    };
    return new PoolClient(ask, release);
  }

  async end(): Promise<void> {
    await this.engine.close();
  }
}
