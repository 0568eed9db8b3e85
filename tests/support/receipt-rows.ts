import type { Database } from '../../src/adapters/postgres/database';
import { giftRow } from '../../src/adapters/postgres/gifts/gift-row';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { MailKind } from '../../src/core/mail/mail-kinds.texts';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { CONTRACT_GOODS, type ReceiptBookSetUp } from '../contracts/receipt-book.contract';
import { storePickups } from './message-builder';
import { ORGANIZATION, pickupOfGoods } from './receipt-builder';

/** Stores what a suite of receipts begins with. */
export async function storeReceiptSetUp(
  database: Database,
  { gifts, hasGoods, hasLegalName }: ReceiptBookSetUp,
): Promise<void> {
  const { legalName, ein, signatory, ...contact } = ORGANIZATION;
  const settings = { ...FIRST_SETTINGS, ein, signatory, legalName: hasLegalName ? legalName : '' };
  const kept = { revision: 'kept', saved_at: 0 };
  await database
    .insertInto('settings')
    .values({ ...kept, settings: JSON.stringify(settings) })
    .execute();
  const content = { ...DEFAULT_CONTENT, siteSettings: { ...DEFAULT_CONTENT.siteSettings, contact } };
  await database
    .insertInto('content_head')
    .values({ ...kept, automatic: false, content: JSON.stringify(content) })
    .execute();
  if (gifts.length > 0) await database.insertInto('gift').values(gifts.map(giftRow)).execute();
  if (hasGoods) await storeContractGoods(database);
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
