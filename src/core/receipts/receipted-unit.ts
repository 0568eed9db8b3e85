import type { GiftReceipts } from '../gifts/gift-receipts.port';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { isReceiptDue } from './due-receipts';
import type { DueReceiptRepository } from './receipt.repository.port';
import { type LedgerRepositories, reviseReceipts } from './receipt-ledger';

interface Repositories extends LedgerRepositories {
  readonly dueReceipts: Pick<DueReceiptRepository, 'add'>;
}

/** A unit of work whose repositories know what happens to receipts when gifts change, on the same transaction. */
export function receiptedUnit<R extends Repositories>(
  unit: UnitOfWork<R>,
): UnitOfWork<R & { readonly giftReceipts: GiftReceipts }> {
  const receipted = (repositories: R) => {
    const giftReceipts: GiftReceipts = {
      revise: (own, giftIds, cause) => reviseReceipts(repositories, giftIds, cause, own),
      settled: async (own, gifts) => {
        const { sendsSince } = await repositories.receipts.policy();
        if (sendsSince === null) return;
        const due = gifts.filter((gift) => isReceiptDue(gift, sendsSince));
        if (due.length > 0)
          await repositories.dueReceipts.add(
            due.map(({ id }) => id),
            own.now(),
          );
      },
    };
    return { ...repositories, giftReceipts };
  };
  return {
    read: (look) => unit.read((repositories) => look(receipted(repositories))),
    write: (work) => unit.write((repositories, own) => work(receipted(repositories), own)),
    writeTogether: (request, work) =>
      unit.writeTogether(request, (repositories, own, asks) => work(receipted(repositories), own, asks)),
  };
}
