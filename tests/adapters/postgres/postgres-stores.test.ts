import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { campaignRow } from '../../../src/adapters/postgres/campaign-row';
import { PostgresCampaignGateway } from '../../../src/adapters/postgres/postgres-campaign-gateway';
import { aCampaign } from '../../support/campaign-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { postgresContracts } from '../../support/postgres-contracts';
import { RecordingLogger } from '../../support/recording-logger';
import { testDatabase } from '../../support/test-database';

const { empty } = await testDatabase();
const time = new FakeTime();
const logger = new RecordingLogger();

postgresContracts(empty);

test('the active campaigns are found through an index, however many others there are', async () => {
  const database = await empty();
  const rows = Array.from({ length: 2000 }, (_, number) =>
    campaignRow(aCampaign({ id: `${number}`, isActive: number % 500 === 0 })),
  );
  await database.insertInto('campaign').values(rows).execute();
  await sql`analyze campaign`.execute(database);
  await database.transaction().execute(async (transaction) => {
    const scans = () =>
      sql`select seq_scan::int4, idx_scan::int4 from pg_stat_xact_user_tables where relname = 'campaign'`
        .execute(transaction)
        .then(({ rows: [row] }) => row as { seq_scan: number; idx_scan: number });
    const before = await scans();
    const gateway = new PostgresCampaignGateway(transaction, time, new CountingIds(), logger);
    const active = await gateway.listActive();
    expect(active.ok && active.value.map(({ id }) => id)).toEqual(['0', '500', '1000', '1500']);
    expect(await scans()).toEqual({ seq_scan: before.seq_scan, idx_scan: before.idx_scan + 1 });
  });
});
