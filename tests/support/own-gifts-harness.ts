import { campaignRow } from '../../src/adapters/postgres/campaigns/postgres-campaigns';
import type { Database } from '../../src/adapters/postgres/database';
import { giftRow } from '../../src/adapters/postgres/gifts/gift-row';
import type { KeptGiving } from '../contracts/own-gifts.contract';
import { aCampaign } from './campaign-builder';
import { storePickups } from './message-builder';

/** The title in Spanish of the campaign that the contract names. */
export const BOOTS_IN_SPANISH = { title: { text: 'Botas para todos', of: '' } };

/** Puts what people gave into the database, with the campaign that the contract names. */
export async function storeGiving(database: Database, { gifts, pickups }: KeptGiving): Promise<void> {
  await database
    .insertInto('campaign')
    .values(campaignRow(aCampaign({ id: 'boots', title: 'Boots for All', es: BOOTS_IN_SPANISH })))
    .execute();
  if (gifts.length > 0) await database.insertInto('gift').values(gifts.map(giftRow)).execute();
  await storePickups(database, pickups);
}
