import {
  type KyselyPlugin,
  Migrator,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type RootOperationNode,
  sql,
  TableNode,
} from 'kysely';
import type { Database } from '../database';
import { fillIdentities } from '../identities';
import { todaysName } from '../migrations/earlier-names';
import { MIGRATIONS } from '../migrations/migrations';

/** Kysely's own table of the steps that have run. */
const STEPS_TABLE = 'kysely_migration';

/** The last step that this version of the program knows. */
export const LATEST_STEP = Object.keys(MIGRATIONS).sort().at(-1) ?? '';

/**
 * Brings the schema up to date, or to the step `to` of an older version, and answers the names of the steps that ran. Each
 * step is a transaction of its own, so that what it locks is free again when the next one begins: processes of the version
 * before go on answering meanwhile. In a new database nobody waits, and one transaction for all steps is quicker. Several
 * processes that migrate at once share the steps, one at a time, by a lock in the database. Throws when a step fails; that
 * step then changed nothing. Names that the database records already stay as they are, since processes of earlier versions ask
 * for them. `migrations` are all steps that the program knows.
 */
export async function migrate(
  database: Database,
  to = LATEST_STEP,
  migrations = MIGRATIONS,
): Promise<readonly string[]> {
  const executed = await executedSteps(database);
  const newer = executed.find((step) => !(step in migrations));
  // This version would not understand what it finds.
  if (newer)
    throw new Error(
      `The database was made by a newer version of this program (step '${newer}'). Start that version, or restore a backup of this version into an empty database.`,
    );
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([step]) => step <= to));
  const migrator = new Migrator({
    db: database.withPlugin(new TodaysNames()),
    provider: { getMigrations: async () => wanted },
  });
  const ran: string[] = [];
  for (;;) {
    const { error, results = [] } = await (executed.length > 0
      ? migrator.migrateUp()
      : migrator.migrateToLatest());
    if (error) throw error;
    if (results.length === 0) break;
    ran.push(...results.map(({ migrationName }) => migrationName));
  }
  // What was written before that step, and by processes of the version before since then.
  if ((await executedSteps(database)).includes('0032-who-is-who')) await fillIdentities(database);
  return ran;
}

/** Whether every step of the schema has run. Throws when the database cannot be asked. */
export async function isMigrated(database: Database): Promise<boolean> {
  const executed = await executedSteps(database);
  return Object.keys(MIGRATIONS).every((step) => executed.includes(step));
}

/** Today's names of the steps that have run, oldest first; none in a database without tables. */
export async function executedSteps(database: Database): Promise<readonly string[]> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass(${STEPS_TABLE})::text as "table"`.execute(database);
  if (!found[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(STEPS_TABLE)}`.execute(database);
  return rows.map(({ name }) => todaysName(name)).sort();
}

/**
 * Shows Kysely the steps that have run under their names of today. It asks while it holds its lock, so steps that another
 * process runs meanwhile are seen, too.
 */
class TodaysNames implements KyselyPlugin {
  private readonly questions = new WeakSet<object>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    if (asksForSteps(node)) this.questions.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<typeof result> {
    // Rows that a step itself reads are left alone.
    if (!this.questions.has(queryId)) return result;
    return { ...result, rows: result.rows.map((row) => ({ ...row, name: todaysName(String(row.name)) })) };
  }
}

function asksForSteps(node: RootOperationNode): boolean {
  if (node.kind !== 'SelectQueryNode') return false;
  const tables = node.from?.froms.filter(TableNode.is) ?? [];
  return tables.some(({ table }) => table.identifier.name === STEPS_TABLE);
}
