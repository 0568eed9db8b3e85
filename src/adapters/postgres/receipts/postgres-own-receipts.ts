import { sql } from 'kysely';
import type { GiftOwner } from '../../../core/gifts/gift';
import { isReceiptOf, type OwnReceipts } from '../../../core/receipts/own-receipts.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok } from '../../../core/shared/result';
import type { Database } from '../database';
import { queried } from '../queried';
import { findReceipt, receiptOf } from './receipt-row';

/** The receipts of one person, in PostgreSQL. */
export class PostgresOwnReceipts implements OwnReceipts {
  constructor(
    private readonly database: Database,
    private readonly owner: GiftOwner,
    private readonly logger: Logger,
  ) {}

  async list(signal?: AbortSignal): ReturnType<OwnReceipts['list']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const { personId, email } = this.owner;
      const rows = await this.database
        .selectFrom('receipt')
        .selectAll()
        .where(({ or, eb }) =>
          or([
            eb('person_id', '=', personId),
            sql<boolean>`lower(donor_email) = ${email.trim().toLowerCase()}`,
          ]),
        )
        .orderBy('year', 'desc')
        .orderBy('count', 'desc')
        .execute();
      // The indexes find what may be theirs; the core decides.
      return ok(rows.map(receiptOf).filter((receipt) => isReceiptOf(receipt, this.owner)));
    }, this.logger);
  }

  async read(id: string, signal?: AbortSignal): ReturnType<OwnReceipts['read']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const receipt = await findReceipt(this.database, id);
      return receipt && isReceiptOf(receipt, this.owner) ? ok(receipt) : fail({ code: 'not-found' });
    }, this.logger);
  }
}
