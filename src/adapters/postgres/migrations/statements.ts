import type { Kysely, Migration, RawBuilder } from 'kysely';

/** A migration of statements alone, which run one after the other. */
export function statements(...all: readonly RawBuilder<unknown>[]): Migration {
  return { up: (database: Kysely<unknown>) => run(database, ...all) };
}

/** Runs statements one after the other. */
export async function run(database: Kysely<unknown>, ...all: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of all) await statement.execute(database);
}
