import { sql } from 'kysely';
import type { Receipt } from '../../core/giving/receipt';
import { issueFailure } from '../../core/giving/receipt-refusal';
import { isEmailAddress } from '../../core/shared/email-address';
import type { FailureOf } from '../../core/shared/failure';
import { fail, ok, type Result } from '../../core/shared/result';
import type { Database } from './database';
import { issueIn, lockReceipts } from './issue-receipts';
import { type MailingPorts, mailReceipt, wasMailed } from './receipt-mailings';
import { receiptOf } from './receipt-row';
import { sourceOf } from './receipt-sources';

/**
 * Writes the letter of the next donor of a year within a transaction: the statement that holds, or a new one, and one mail
 * where there is an address. Answers false where nobody is left, or the run was stopped. Of two processes that do this at
 * once each takes another donor.
 */
export async function writeNextLetter(
  transaction: Database,
  year: number,
  ports: MailingPorts,
): Promise<Result<boolean, FailureOf<'validation' | 'not-found' | 'conflict'>>> {
  const next = await transaction
    .selectFrom('receipt_run_donor')
    .select(['id', 'donor_key'])
    .where('year', '=', year)
    .where('outcome', 'is', null)
    .where(sql<boolean>`exists (select from receipt_run where year = ${year} and not is_stopped)`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!next) return ok(false);
  const ask = { kind: 'statement', donorKey: next.donor_key, year } as const;
  const source = await sourceOf(transaction, ask, true);
  await lockReceipts(transaction);
  const kept = await statementOf(transaction, next.donor_key, year);
  const issue = { id: ports.ids.next(), clock: ports.clock };
  const receipt = kept ?? (await issueIn(transaction, ask, source, issue));
  if (receipt === 'legal-name') return fail(issueFailure(receipt));
  const isMailed = typeof receipt !== 'string' && isEmailAddress(receipt.text.donor.email);
  if (isMailed && !(await wasMailed(transaction, receipt.id))) await mailReceipt(transaction, receipt, ports);
  const outcome = typeof receipt === 'string' ? 'none' : isMailed ? 'mailed' : 'paper';
  await transaction.updateTable('receipt_run_donor').set({ outcome }).where('id', '=', next.id).execute();
  return ok(true);
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
