import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** What an engine answers to a statement. */
interface EngineAnswer<Row> {
  /** The statement's first word. */
  readonly command: string;
  /** How many rows were read or changed; null where the engine counts none. */
  readonly rowCount: number | null;
  readonly rows: Row[];
}

/** Sends one statement to an engine; rejects with the engine's own error. */
export type Ask = <Row>(text: string, parameters: readonly unknown[]) => Promise<EngineAnswer<Row>>;

const COMMANDS = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE'] as const;

/** A connection lent to Kysely's PostgreSQL dialect, whichever engine answers behind it. It has no cursors. */
export class PoolClient implements PostgresPoolClient {
  constructor(
    private readonly ask: Ask,
    readonly release: () => void,
  ) {}

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string')
      throw new Error('Cursors are not offered: no query here streams its rows.');
    return this.answerTo<Row>(statement, parameters);
  }

  private async answerTo<Row>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    const { command, rowCount, rows } = await this.ask<Row>(text, parameters);
    // The dialect counts changed rows by the command; any other one, such as BEGIN, changes none.
    return {
      command: COMMANDS.find((known) => known === command) ?? 'SELECT',
      rowCount: rowCount ?? 0,
      rows,
    };
  }
}
