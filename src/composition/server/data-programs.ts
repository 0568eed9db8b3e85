import { BackupFile, writeBackupFile } from '../../adapters/node/copy-file';
import { executedSteps, isMigrated, LATEST_STEP, migrate } from '../../adapters/postgres/connection/migrate';
import {
  readDatabase,
  refuseRows,
  type TableCounts,
  TargetNotEmptyError,
  writeDatabase,
} from '../../adapters/postgres/copy-database';
import type { Database } from '../../adapters/postgres/database';
import { isLastOfVersion01 } from '../../adapters/postgres/migrations/first-tables/first-tables';
import { FIRST_STEP } from '../../adapters/postgres/migrations/migrations';
import { publishByCount, publishByNotice } from '../../adapters/postgres/publish-change';
import { removeSamples } from '../../adapters/postgres/remove-samples';
import type { Logger } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';
import { dataTexts } from './data.texts';
import { lostAuthenticators } from './lost-authenticators';
import { type OpenedData, openForWork } from './open-data';
import { refusalOf } from './refusals';
import { SAMPLE_MARKS } from './samples';
import { type DatabaseConfiguration, readDatabaseConfiguration } from './server-configuration';

/** What the programs are given from outside. */
export interface DataProgramPorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** Prints a line in the terminal. */
  readonly say: (line: string) => void;
}

/** Brings the database up to date. */
export async function migrateData({ environment, logger, say }: DataProgramPorts): Promise<void> {
  await withData(readDatabaseConfiguration(environment), logger, true, async ({ database }) => {
    const steps = await migrate(database);
    say(steps.length === 0 ? dataTexts.upToDate : dataTexts.migrated(steps));
  });
}

/** Copies everything but the samples from the embedded database into an empty one on a server, in one transaction. */
export async function moveData({ environment, logger, say }: DataProgramPorts): Promise<void> {
  const target = readDatabaseConfiguration(environment);
  if (!target.databaseUrl) throw new Error(dataTexts.noTarget);
  const source = { ...target, databaseUrl: null };
  let left: TableCounts = {};
  const afterwards = async (transaction: Database) => {
    left = await removeSamples(transaction, SAMPLE_MARKS);
  };
  const counts = await withData(source, logger, false, async (from) => {
    await migrate(from.database);
    return withData(target, logger, true, async (to) => {
      await refuseRows(to.database);
      await migrate(to.database);
      return readDatabase(from.database, (copy) => writeDatabase(to.database, copy, { afterwards }));
    });
  });
  sayCounts(counts, say);
  if (Object.keys(left).length > 0) say(dataTexts.samplesLeft(left));
  say(dataTexts.moved(total(counts), target.dataDir));
}

/** Deletes the samples from a database, and what hangs on them; all of them or nothing. */
export async function removeSamplesFromData({ environment, logger, say }: DataProgramPorts): Promise<void> {
  const configuration = readDatabaseConfiguration(environment);
  await withData(configuration, logger, false, async ({ database }) => {
    if (!(await isMigrated(database))) throw new Error(dataTexts.notUpToDate);
    const counts = await database
      .transaction()
      .execute((transaction) => removeSamples(transaction, SAMPLE_MARKS));
    await publishAll(database, configuration);
    say(Object.keys(counts).length > 0 ? dataTexts.samplesRemoved(counts) : dataTexts.noSamples);
  });
}

/** Writes the whole database, as it is at one moment, into a new file. Servers may go on working on PostgreSQL meanwhile. */
export async function backUpData(
  { environment, clock, logger, say }: DataProgramPorts,
  file = `backup-${new Date(clock.now()).toISOString().slice(0, 19).replaceAll(':', '-')}.gz`,
): Promise<void> {
  await withData(readDatabaseConfiguration(environment), logger, false, async ({ database }) => {
    if (!(await isMigrated(database))) throw new Error(dataTexts.notUpToDate);
    await readDatabase(database, (copy) => writeBackupFile(file, LATEST_STEP, copy));
  });
  const { counts } = await readToTheEnd(file);
  sayCounts(counts, say);
  say(dataTexts.backedUp(total(counts), file));
}

/** Reads a backup into an empty database, or in place of what is there; all of it or nothing. */
export async function restoreData(
  { environment, logger, say }: DataProgramPorts,
  file: string,
  { replaces = false } = {},
): Promise<void> {
  const { schema } = await readToTheEnd(file);
  if (schema > LATEST_STEP) throw new Error(dataTexts.newerBackup(file, schema));
  const configuration = readDatabaseConfiguration(environment);
  let lost: readonly string[] = [];
  const counts = await withData(configuration, logger, true, async ({ database, factorKey }) => {
    if (!replaces) await refused(refuseRows(database));
    const step = (await executedSteps(database)).at(-1) ?? '';
    if (step > schema && step <= LATEST_STEP) throw new Error(dataTexts.olderBackup(file));
    await migrate(database, schema);
    const backup = await BackupFile.open(file);
    const copy = { pieces: backup.pieces(), counts: () => backup.counts() };
    const restored = await refused(writeDatabase(database, copy, { replaces }));
    await migrate(database);
    await publishAll(database, configuration);
    lost = await lostAuthenticators(database, environment, factorKey);
    return restored;
  });
  sayCounts(counts, say);
  say(dataTexts.restored(total(counts)));
  if (lost.length > 0) say(dataTexts.authenticatorsLost(lost));
}

/** Tells servers that run on the database to read everything again. */
async function publishAll(database: Database, { isPolling }: DatabaseConfiguration): Promise<void> {
  const publishChange = isPolling ? publishByCount : publishByNotice;
  for (const thing of ['content', 'campaigns', 'session'] as const) await publishChange(database, thing);
}

/** Says how to go on when a database that is not empty was refused. */
async function refused<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    if (error instanceof TargetNotEmptyError) throw new Error(dataTexts.notEmpty(error.message));
    throw error;
  }
}

/** The step of this version's schema that a backup was made with. */
function stepOf({ schema, isOfVersion01 }: BackupFile, file: string): string {
  if (!isOfVersion01) return schema;
  if (isLastOfVersion01(schema)) return FIRST_STEP;
  throw new Error(dataTexts.tooOldBackup(file));
}

/** Makes sure that a backup is whole before anything is done with it, and says with which step and how many rows it was made. */
async function readToTheEnd(file: string): Promise<{ schema: string; counts: TableCounts }> {
  const backup = await BackupFile.open(file);
  for await (const _ of backup.pieces());
  return { schema: stepOf(backup, file), counts: backup.counts() };
}

/** Works on the database that the operator names, and closes it. */
export async function withData<T>(
  configuration: DatabaseConfiguration,
  logger: Pick<Logger, 'warn'>,
  isNew: boolean,
  work: (data: OpenedData) => Promise<T>,
): Promise<T> {
  const data = await openForWork(configuration, logger, { isNew });
  try {
    return await work(data);
  } catch (error) {
    throw refusalOf(configuration, error);
  } finally {
    await data.close();
  }
}

function total(counts: TableCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function sayCounts(counts: TableCounts, say: (line: string) => void): void {
  for (const [table, count] of Object.entries(counts)) say(dataTexts.rows(table, count));
}
