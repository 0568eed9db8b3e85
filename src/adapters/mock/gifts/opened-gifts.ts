import type { Gift } from '../../../core/gifts/gift';
import type { OpenFormat } from '../simulated-reads';
import { giftOf, giftRecordsFormat, type StoredGifts, storedGift } from './gift-records';

/** What was read of stored gifts, so that gifts that did not change are not read again. */
const READ = new WeakMap<StoredGifts, readonly Gift[]>();

/** The simulation's gifts within a unit of work; what this version of the program cannot read is not among them. */
export function openedGifts(open: OpenFormat, samples: () => readonly Gift[]): () => readonly Gift[] {
  const kept = open<StoredGifts>({
    ...giftRecordsFormat,
    samples: () => ({ gifts: samples().map(storedGift), imports: [] }),
  });
  return () => {
    const stored = kept.read();
    const gifts = READ.get(stored) ?? stored.gifts.flatMap((values) => giftOf(values) ?? []);
    READ.set(stored, gifts);
    return gifts;
  };
}
