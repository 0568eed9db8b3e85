import type { ContainerModuleLoadOptions } from 'inversify';
import { SimulatedJournal } from '../../adapters/mock/audit/simulated-journal';
import { SimulatedGifts } from '../../adapters/mock/gifts/simulated-gifts';
import { MockOwnReceipts } from '../../adapters/mock/receipts/mock-own-receipts';
import { MockReceiptBook } from '../../adapters/mock/receipts/mock-receipt-book';
import { bindFactory } from '../shared/token';
import { tokens } from '../shared/tokens';
import { receiptSurroundings } from './receipt-surroundings';
import { receiptsOfSimulation } from './receipts-of-simulation';
import { simulatedOutbox } from './simulated-links';
import { simulatedMailTexts } from './simulated-mail.texts';

const ports = {
  clock: tokens.clock,
  ids: tokens.idSource,
  scheduler: tokens.scheduler,
  content: tokens.contentStore,
};

/** The simulated receipts, in this browser's storage; part of the simulated gift book. */
export function bindMockReceipts(options: ContainerModuleLoadOptions): void {
  bindFactory(
    options,
    MockReceiptBook,
    { ...ports, gifts: SimulatedGifts, journal: SimulatedJournal },
    (provided) =>
      new MockReceiptBook(receiptsOfSimulation(provided), {
        ...provided,
        surroundings: receiptSurroundings(provided),
        putMail: ({ number, text }) =>
          simulatedOutbox(provided).put({
            ...{ kind: 'receipt', to: text.donor.email, subject: simulatedMailTexts.receipt(number) },
          }),
      }),
  );
  bindFactory(options, tokens.receiptBook, { book: MockReceiptBook }, ({ book }) => book);
  bindFactory(options, tokens.pageLetters, { book: MockReceiptBook }, ({ book }) => book);
  bindFactory(
    options,
    tokens.ownReceipts,
    { session: tokens.session, clock: tokens.clock, ids: tokens.idSource, scheduler: tokens.scheduler },
    ({ session, ...provided }) => {
      const owner = async () => {
        const read = await session.read();
        return read.ok && read.value ? { personId: read.value.id, email: read.value.email } : null;
      };
      return new MockOwnReceipts(receiptsOfSimulation(provided), owner, provided.scheduler);
    },
  );
}
