import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { migrate } from '../../src/adapters/postgres/connection/migrate';
import { openEmbedded, startEmbedded } from '../../src/adapters/postgres/connection/open-database';

/**
 * Puts the files of an embedded database into `folder`: migrated, without rows. To make one takes seconds, so a run makes the
 * first one and copies it for all others.
 */
export async function putMigrated(folder: string): Promise<void> {
  const first = join(inject('copies'), 'migrated');
  if (!existsSync(first)) await makeOnce(first);
  cpSync(first, folder, { recursive: true });
}

/** Made aside, so that another worker never copies half of it; where two make one at once, the first one stays. */
async function makeOnce(folder: string): Promise<void> {
  const aside = mkdtempSync(`${folder}-`);
  const database = openEmbedded(await startEmbedded(aside));
  await migrate(database);
  await database.destroy();
  if (existsSync(folder)) rmSync(aside, { recursive: true });
  else renameSync(aside, folder);
}
