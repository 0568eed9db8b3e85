import { sql } from 'kysely';
import type { Database } from '../../../src/adapters/postgres/database';
import { MIGRATIONS } from '../../../src/adapters/postgres/migrations/migrations';

/** What a database recorded as its steps on 2026-11-28, in order. Never edit the names: databases hold them. */
export const EARLIER_STEPS = [
  '0001-first-tables',
  '0002-accounts',
  '0003-changes',
  '0004-campaign-revisions',
  '0005-people',
  '0006-audit',
  '0007-settings',
  '0008-outbox',
  '0009-inbox',
  '0010-gifts',
  '0012-picture-copies',
  '0014-account-tokens',
  '0015-lists',
  '0016-receipts',
  '0017-plans',
  '0018-gift-corrections',
  '0021-goods',
  '0022-outbox-about',
  '0023-stored-words',
  '0024-letters-job',
  '0025-rate-keys',
  '0026-text-limits',
  '0027-erase-more',
  '0028-any-role',
  '0029-programs',
  '0030-application-notices',
  '0031-guides',
  '0032-events',
  '0033-calendar-feeds',
  '0034-shelf',
  '0035-named-people',
];

/** Makes a database record the steps that have run under the names that versions until 2026-11-28 gave them. */
export async function recordEarlierNames(database: Database): Promise<void> {
  const names = Object.keys(MIGRATIONS);
  for (const [at, earlier] of EARLIER_STEPS.entries())
    await sql`update kysely_migration set name = ${earlier} where name = ${names[at]}`.execute(database);
}

/** The names that a database records, each as it stands there. */
export async function recordedNames(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name).sort();
}
