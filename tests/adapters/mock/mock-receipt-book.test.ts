import { MockGiftBook } from '../../../src/adapters/mock/gifts/mock-gift-book';
import { SimulatedGifts } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { MockOwnReceipts } from '../../../src/adapters/mock/receipts/mock-own-receipts';
import { MockReceiptBook } from '../../../src/adapters/mock/receipts/mock-receipt-book';
import { MockReceiptLedger } from '../../../src/adapters/mock/receipts/mock-receipt-ledger';
import { simulatedReceipts } from '../../../src/adapters/mock/receipts/simulated-receipts';
import { CONTRACT_GOODS, receiptBookContract } from '../../contracts/receipt-book.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { KeptGoods } from '../../support/kept-goods';
import { ORGANIZATION, pickupOfGoods } from '../../support/receipt-builder';

receiptBookContract('MockReceiptBook', ({ gifts: samples, hasGoods, hasLegalName }) => {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => undefined };
  const gifts = new SimulatedGifts(place, () => samples);
  const receipts = simulatedReceipts(place);
  const ids = new CountingIds();
  const goods = new KeptGoods(hasGoods ? [pickupOfGoods(CONTRACT_GOODS)] : []);
  const surroundings = {
    organization: async () => ({ ...ORGANIZATION, legalName: hasLegalName ? ORGANIZATION.legalName : '' }),
    goods: () => goods.received(),
  };
  const ledger = new MockReceiptLedger(receipts, surroundings, time, ids);
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
    book: new MockGiftBook(gifts, ledger, goods, { note: async () => {} }, time, ids, time),
    run: (answer) => time.run(answer),
    mailed: () => mailed,
    collectGoods: () => void goods.put(pickupOfGoods(CONTRACT_GOODS)),
  };
});
