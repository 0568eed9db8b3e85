import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { readBoxKey } from '../../adapters/node/aes-secret-box';
import { DataFolder } from '../../adapters/node/data-folder';
import { listenEmbedded, listenPostgres } from '../../adapters/postgres/connection/listen';
import { migrate } from '../../adapters/postgres/connection/migrate';
import { openEmbedded, openPostgres, startEmbedded } from '../../adapters/postgres/connection/open-database';
import type { Database } from '../../adapters/postgres/database';
import type { Listen } from '../../adapters/postgres/postgres-changes';
import type { Logger } from '../../core/shared/result';
import { dataTexts } from './data.texts';
import { connectionRefusal, folderRefusal, refusalOf } from './refusals';
import type { DatabaseLocation } from './server-configuration';

export interface OpenedData {
  readonly database: Database;
  /** How to hear of changes that other processes make. */
  readonly listen: Listen;
  /** The secret that is kept beside an embedded database; null on a server. */
  readonly secret: string | null;
  /** The key for authenticators that is kept beside an embedded database; null on a server. */
  readonly factorKey: Uint8Array | null;
  close(): Promise<void>;
}

/**
 * Opens the database of a program that works alone: its statements may take as long as they need. Throws a RefusedError that
 * names DATABASE_URL or DATA_DIR where it cannot be opened.
 */
export function openForWork(
  location: DatabaseLocation,
  logger: Pick<Logger, 'warn'>,
  { isNew = false } = {},
): Promise<OpenedData> {
  if (location.databaseUrl) return openServer(location.databaseUrl, logger, true);
  return openFolder(location.dataDir, isNew);
}

/** Opens the database of a server that answers calls, after bringing its schema up to date. */
export async function openForServing(
  location: DatabaseLocation,
  logger: Pick<Logger, 'warn'>,
): Promise<OpenedData> {
  const work = await openForWork(location, logger, { isNew: true });
  try {
    await migrate(work.database);
  } catch (error) {
    await work.close();
    throw refusalOf(location, error);
  }
  if (!location.databaseUrl) return work;
  await work.close();
  return openServer(location.databaseUrl, logger, false);
}

async function openServer(
  url: string,
  logger: Pick<Logger, 'warn'>,
  isPatient: boolean,
): Promise<OpenedData> {
  const database = openPostgres(url, logger, { isPatient });
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await database.destroy();
    throw connectionRefusal(url, error);
  }
  return {
    database,
    listen: listenPostgres(url),
    secret: null,
    factorKey: null,
    close: () => database.destroy(),
  };
}

/** Opens the embedded database; `isNew` creates it if it does not exist. */
async function openFolder(path: string, isNew: boolean): Promise<OpenedData> {
  if (!isNew && !existsSync(path)) throw new Error(dataTexts.noFolder(path));
  const folder = takeFolder(path);
  try {
    const engine = await startEmbedded(folder.database);
    const database = openEmbedded(engine);
    const close = async () => {
      await database.destroy();
      folder.release();
    };
    const factorKey = readBoxKey(folder.factorKey());
    return { database, listen: listenEmbedded(engine), secret: folder.secret(), factorKey, close };
  } catch (error) {
    folder.release();
    throw folderRefusal(path, error);
  }
}

function takeFolder(path: string): DataFolder {
  try {
    return new DataFolder(path);
  } catch (error) {
    throw refusalOf({ databaseUrl: null, dataDir: path }, error);
  }
}
