import { SimulatedGifts } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { SimulatedPickups } from '../../../src/adapters/mock/pickups/simulated-pickups';
import { MockOwnReceipts } from '../../../src/adapters/mock/receipts/mock-own-receipts';
import { MockReceiptBook } from '../../../src/adapters/mock/receipts/mock-receipt-book';
import { simulatedReceipts } from '../../../src/adapters/mock/receipts/simulated-receipts';
import { goodsOfPickup } from '../../../src/core/gifts/received-goods';
import { CONTRACT_GOODS, receiptBookContract } from '../../contracts/receipt-book.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { ORGANIZATION, pickupOfGoods } from '../../support/receipt-builder';
import { simulatedGiftBook } from '../../support/simulated-gift-book';

receiptBookContract('MockReceiptBook', ({ gifts: samples, hasGoods, hasLegalName }) => {
  const time = new FakeTime();
  const ids = new CountingIds();
  const organization = { ...ORGANIZATION, legalName: hasLegalName ? ORGANIZATION.legalName : '' };
  const kept = hasGoods ? [pickupOfGoods(CONTRACT_GOODS)] : [];
  const { book: giftBook, place } = simulatedGiftBook({
    ...{ gifts: samples, goods: kept, time, ids, organization },
  });
  const gifts = new SimulatedGifts(place, () => samples);
  const receipts = simulatedReceipts(place);
  const goods = new SimulatedPickups(place, { clock: time, ids }, () => kept);
  const surroundings = {
    organization: async () => organization,
    goods: () => goods.all().flatMap((pickup) => goodsOfPickup(pickup) ?? []),
  };
  const mailed: string[] = [];
  const book = new MockReceiptBook(receipts, {
    ...{ gifts, surroundings, clock: time, ids, scheduler: time },
    journal: { note: async () => {} },
    putMail: ({ text }) => void mailed.push(text.donor.email),
  });
  return {
    receipts: book,
    letters: book,
    ownOf: (owner) => new MockOwnReceipts(receipts, async () => owner, time),
    book: giftBook,
    run: (answer) => time.run(answer),
    mailed: () => mailed,
    collectGoods: () => void goods.put(pickupOfGoods(CONTRACT_GOODS)),
  };
});
