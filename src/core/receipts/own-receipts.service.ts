import type { GiftOwner } from '../gifts/gift';
import { fail, ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { isReceiptOf } from './receipt';
import type { ReceiptRepository } from './receipt.repository.port';
import type { OwnReceipts } from './receipts.api';
import type { ReceiptId } from './receipts.inputs';

/** Finds the receipts of one person. */
export class OwnReceiptsService implements OwnReceipts {
  constructor(
    private readonly unit: Pick<UnitOfWork<{ readonly receipts: ReceiptRepository }>, 'read'>,
    private readonly owner: GiftOwner,
  ) {}

  list(): ReturnType<OwnReceipts['list']> {
    return this.unit.read(async ({ receipts }) => {
      const found = await receipts.ofOwner(this.owner);
      return ok(found.filter((receipt) => isReceiptOf(receipt, this.owner)));
    });
  }

  read({ id }: ReceiptId): ReturnType<OwnReceipts['read']> {
    return this.unit.read(async ({ receipts }) => {
      const receipt = await receipts.find(id);
      return receipt && isReceiptOf(receipt, this.owner) ? ok(receipt) : fail({ code: 'not-found' });
    });
  }
}
