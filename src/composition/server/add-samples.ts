import { SAMPLE_ACCOUNTS } from '../../adapters/mock/account/sample-accounts';
import { sampleCampaigns } from '../../adapters/mock/campaigns/sample-campaigns';
import { sampleGifts } from '../../adapters/mock/gifts/sample-gifts';
import { samplePlans } from '../../adapters/mock/plans/simulated-plans';
import { sampleReceipts } from '../../adapters/mock/receipts/sample-receipts';
import { SAMPLE_FOUNDATION } from '../../adapters/mock/settings/sample-foundation';
import { campaignRow } from '../../adapters/postgres/campaigns/campaign-row';
import type { Database } from '../../adapters/postgres/database';
import { giftRow } from '../../adapters/postgres/gifts/gift-row';
import { planRow } from '../../adapters/postgres/plans/plan-row';
import { PostgresReceipts } from '../../adapters/postgres/receipts/postgres-receipts';
import type { Accounts } from '../../core/account/accounts.port';
import type { Receipt } from '../../core/receipts/receipt';
import { receiptCount } from '../../core/receipts/receipt-query';
import { FIRST_SETTINGS } from '../../core/settings/settings';
import type { Clock } from '../../core/shared/system.port';

/**
 * Puts the sample accounts, campaigns, gifts, receipts and plans into an empty database, with the name that receipts need, and answers
 * whether it did. The passwords are public, so the configuration permits this only on the computer of the person who
 * tries the site out.
 */
export async function addSamples(
  database: Database,
  accounts: Pick<Accounts, 'create'>,
  clock: Clock,
): Promise<boolean> {
  for (const table of ['user', 'campaign', 'content_head'] as const) {
    const found = await database
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .execute();
    if (found.length > 0) return false;
  }
  await database.insertInto('campaign').values(sampleCampaigns(clock.now()).map(campaignRow)).execute();
  const gifts = sampleGifts(clock.now());
  await database.insertInto('gift').values(gifts.map(giftRow)).execute();
  await addReceipts(database, sampleReceipts(clock.now(), { gifts, goods: [] }));
  const settings = JSON.stringify({ ...FIRST_SETTINGS, ...SAMPLE_FOUNDATION });
  await database
    .insertInto('settings')
    .values({ revision: 'sample', saved_at: clock.now(), settings })
    .execute();
  for (const { user, password } of SAMPLE_ACCOUNTS) {
    const created = await accounts.create({ email: user.email, name: user.name, role: user.role, password });
    if (!created.ok)
      throw new Error(`The sample account ${user.email} could not be made: ${created.failure.code}`);
    const plans = samplePlans(clock.now()).filter(({ personId }) => personId === user.id);
    for (const plan of plans)
      await database
        .insertInto('recurring_plan')
        .values(planRow({ ...plan, personId: created.value.id }))
        .execute();
  }
  return true;
}

/** Keeps receipts with the counts of their years. */
async function addReceipts(database: Database, receipts: readonly Receipt[]): Promise<void> {
  for (const receipt of receipts) {
    const { year } = receipt;
    await new PostgresReceipts(database).add(receipt);
    await database
      .insertInto('receipt_count')
      .values({ year, last: receiptCount(receipt) })
      .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: receiptCount(receipt) }))
      .execute();
  }
}
