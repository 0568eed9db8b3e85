import type { Database } from '../../src/adapters/postgres/database';
import { giftRow } from '../../src/adapters/postgres/gifts/gift-row';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { MailKind } from '../../src/core/mail/mail-kinds.texts';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { CONTRACT_GOODS, type ReceiptBookSetUp } from '../contracts/receipt-book.contract';
import { storePickups } from './message-builder';
import { personRow } from './person-row';
import { ORGANIZATION, pickupOfGoods } from './receipt-builder';

/** Stores what a suite of receipts begins with. */
export async function storeReceiptSetUp(
  database: Database,
  { gifts, hasGoods, people = [], ...decided }: ReceiptBookSetUp,
): Promise<void> {
  const { legalName: _, ein: __, signatory: ___, ...contact } = ORGANIZATION;
  const kept = { revision: 'kept', saved_at: 0 };
  await storeReceiptSettings(database, decided);
  const content = { ...DEFAULT_CONTENT, siteSettings: { ...DEFAULT_CONTENT.siteSettings, contact } };
  await database
    .insertInto('content_head')
    .values({ ...kept, automatic: false, content: JSON.stringify(content) })
    .execute();
  if (gifts.length > 0) await database.insertInto('gift').values(gifts.map(giftRow)).execute();
  if (people.length > 0) await database.insertInto('user').values(people.map(personRow)).execute();
  if (hasGoods) await storeContractGoods(database);
}

/** Stores what the settings say of receipts. */
export async function storeReceiptSettings(
  database: Database,
  { hasLegalName, sendsSince = null }: Pick<ReceiptBookSetUp, 'hasLegalName' | 'sendsSince'>,
): Promise<void> {
  const { legalName, ein, signatory } = ORGANIZATION;
  const named = { ein, signatory, legalName: hasLegalName ? legalName : '' };
  const settings = JSON.stringify({ ...FIRST_SETTINGS, ...named, sendReceipts: sendsSince !== null });
  await database.deleteFrom('settings').execute();
  await database
    .insertInto('settings')
    .values({ revision: 'kept', saved_at: 0, settings, receipts_since: sendsSince })
    .execute();
}

/** Stores the pickup that brought the goods of the contract. */
export async function storeContractGoods(database: Database): Promise<void> {
  await storePickups(database, [pickupOfGoods(CONTRACT_GOODS)]);
}

/** The addresses that mails of a kind are queued for. */
export async function mailedAddresses(
  database: Database,
  kind: MailKind = 'receipt',
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('outbox_mail')
    .select('to_address')
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ to_address }) => to_address);
}
