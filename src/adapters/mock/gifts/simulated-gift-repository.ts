import { figuresOf } from '../../../core/gifts/figures';
import { type Gift, isGiftOf } from '../../../core/gifts/gift';
import type { GiftRepository } from '../../../core/gifts/gift.repository.port';
import type { OpenFormat } from '../simulated-reads';
import { simulatedRepository } from '../simulated-repository';
import { giftsFormat } from './gift-records';

/** The simulation's gifts within a unit of work; `samples` are there at first. */
export function simulatedGiftRepository(open: OpenFormat, samples: () => readonly Gift[]): GiftRepository {
  const book = open(giftsFormat(samples));
  const gifts = () => book.read().gifts;
  return {
    ...simulatedRepository({ read: gifts, write: (kept) => book.write({ ...book.read(), gifts: kept }) }),
    figures: async () => figuresOf(gifts()),
    of: async (owner) => gifts().filter((gift) => isGiftOf(gift, owner)),
  };
}
