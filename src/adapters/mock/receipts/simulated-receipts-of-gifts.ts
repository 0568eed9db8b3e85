import type { Gift } from '../../../core/gifts/gift';
import type { ReceiptsOfGifts } from '../../../core/gifts/receipts-of-gifts.port';
import { goodsOfPickup } from '../../../core/gifts/received-goods';
import type { ReceiptSource } from '../../../core/receipts/issue-receipt';
import type { Receipt } from '../../../core/receipts/receipt';
import { receiptsFor, withReissued } from '../../../core/receipts/receipt-ledger';
import { calendarDateAt } from '../../../core/shared/calendar-date';
import { giftsFormat } from '../gifts/gift-records';
import { type PickupSamples, pickupsFormat } from '../pickups/simulated-pickup-repository';
import type { OpenFormat } from '../simulated-reads';
import { receiptsFormat } from './simulated-receipts';

/** What there is at first, and the foundation as receipts name it now. */
export interface ReceiptsOfGiftsSource {
  readonly gifts: () => readonly Gift[];
  readonly pickups: PickupSamples;
  readonly receipts: (source: Pick<ReceiptSource, 'gifts' | 'goods'>) => readonly Receipt[];
  readonly organization: () => Promise<ReceiptSource['organization']>;
}

/** What a change of gifts means for their receipts within a unit of work of the simulation. */
export function simulatedReceiptsOfGifts(
  open: OpenFormat,
  { organization, ...samples }: ReceiptsOfGiftsSource,
): ReceiptsOfGifts {
  const [book, pickups] = [open(giftsFormat(samples.gifts)), open(pickupsFormat(samples.pickups))];
  const given = () => ({
    gifts: book.read().gifts,
    goods: pickups.read().flatMap((pickup) => goodsOfPickup(pickup) ?? []),
  });
  const kept = open(receiptsFormat(() => samples.receipts(given())));
  return {
    lock: async () => {},
    holding: async (giftIds) => receiptsFor(giftIds, kept.read().receipts),
    revise: async (giftIds, cause, unit) => {
      const source = { ...given(), organization: await organization() };
      const write = { on: calendarDateAt(unit.now()), cause, nextId: () => unit.nextId() };
      const state = kept.read();
      const receipts = giftIds.reduce(
        (all, giftId) => withReissued(all, giftId, source, write),
        state.receipts as readonly Receipt[],
      );
      if (receipts !== state.receipts) kept.write({ ...state, receipts: [...receipts] });
    },
  };
}
