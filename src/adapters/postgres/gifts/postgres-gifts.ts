import type { GiftFigures } from '../../../core/gifts/figures';
import { type Gift, type GiftOwner, isGiftOf } from '../../../core/gifts/gift';
import type { GiftRepository } from '../../../core/gifts/gift.repository.port';
import type { Database } from '../database';
import { isOf } from '../records-of';
import { TableRepository } from '../table-repository';
import type { CountedFigures } from './gift-figures';
import { giftOf, giftRow } from './gift-row';

/** Gifts of money in PostgreSQL. */
export class PostgresGifts extends TableRepository<'gift', Gift> implements GiftRepository {
  constructor(
    database: Database,
    private readonly counted: CountedFigures,
  ) {
    super(database, 'gift', { rowOf: giftRow, recordOf: giftOf });
  }

  figures(): Promise<GiftFigures> {
    return this.counted.read(this.database);
  }

  async of(owner: GiftOwner): Promise<readonly Gift[]> {
    // The indexes find what may be theirs; the core decides.
    const meant = isOf({ ...owner, email: owner.email.trim().toLowerCase() }).gift;
    const rows = await this.database.selectFrom('gift').selectAll().where(meant).execute();
    return rows.map(giftOf).filter((gift) => isGiftOf(gift, owner));
  }
}
