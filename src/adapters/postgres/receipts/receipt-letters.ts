import { sql } from 'kysely';
import type { Receipt } from '../../../core/receipts/receipt';
import { isEmailAddress } from '../../../core/shared/text/email-address';
import type { Database } from '../database';
import { issueIn, lockReceipts } from './issue-receipts';
import { type MailingPorts, mailReceipt, wasMailed } from './receipt-mailings';
import { receiptOf } from './receipt-row';
import { sourceOf } from './receipt-sources';

/**
 * Writes the letter of the next donor within a transaction: the statement that holds, or a new one, and one mail where there
 * is an address. Answers false where nobody waits in a year that goes on, and the year where the legal name is missing. Of
 * two processes that do this at once each takes another donor. `found` is told whose letter it is before anything is done.
 */
export async function writeNextLetter(
  transaction: Database,
  ports: MailingPorts,
  found: (id: string) => void,
): Promise<boolean | { readonly year: number }> {
  const next = await transaction
    .selectFrom('receipt_run_donor')
    .select(['id', 'year', 'donor_key'])
    .where('outcome', 'is', null)
    .where('next_try_at', '<=', ports.clock.now())
    .where('year', 'in', (query) =>
      query.selectFrom('receipt_run').select('year').where('is_stopped', '=', false),
    )
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return false;
  found(next.id);
  const { year } = next;
  const ask = { kind: 'statement', donorKey: next.donor_key, year } as const;
  const source = await sourceOf(transaction, ask, true);
  await lockReceipts(transaction);
  const kept = await statementOf(transaction, next.donor_key, year);
  const issue = { id: ports.ids.next(), clock: ports.clock };
  const receipt = kept ?? (await issueIn(transaction, ask, source, issue));
  if (receipt === 'legal-name') return { year };
  const isMailed = typeof receipt !== 'string' && isEmailAddress(receipt.text.donor.email);
  if (isMailed && !(await wasMailed(transaction, receipt.id))) await mailReceipt(transaction, receipt, ports);
  const outcome = typeof receipt === 'string' ? 'none' : isMailed ? 'mailed' : 'paper';
  await transaction.updateTable('receipt_run_donor').set({ outcome }).where('id', '=', next.id).execute();
  return true;
}

async function statementOf(database: Database, donorKey: string, year: number): Promise<Receipt | null> {
  const row = await database
    .selectFrom('receipt')
    .selectAll()
    .where('year', '=', year)
    .where(sql<boolean>`md5(donor_key) = md5(${donorKey})`)
    .where('donor_key', '=', donorKey)
    .where('kind', '=', 'statement')
    .where('state', '=', 'issued')
    .executeTakeFirst();
  return row ? receiptOf(row) : null;
}
