import { figuresOf } from '../../../core/gifts/figures';
import { type Gift, isGiftOf } from '../../../core/gifts/gift';
import type { GiftRepository } from '../../../core/gifts/gift.repository.port';
import { pageOf } from '../../../core/gifts/gift-query';
import { readBatch } from '../../../core/gifts/import/gift-batch';
import type { GiftImportRepository } from '../../../core/gifts/import/gift-import.repository.port';
import { type PickupSamples, pickupsFormat } from '../pickups/simulated-pickup-repository';
import type { OpenFormat } from '../simulated-reads';
import { simulatedRepository } from '../simulated-reads';
import { type BookState, giftsFormat } from './gift-records';

/** The list of imports shows this many. */
const MOST_IMPORTS = 50;

/** What is there at first. */
interface BookSamples {
  readonly gifts: () => readonly Gift[];
  readonly pickups: PickupSamples;
}

/** The simulation's gifts within a unit of work. `forgetOld` deletes what is too old, before they are listed. */
export function simulatedGiftRepository(
  open: OpenFormat,
  samples: BookSamples,
  forgetOld: () => Promise<void> = async () => {},
): GiftRepository {
  const [book, goods] = [open(giftsFormat(samples.gifts)), open(pickupsFormat(samples.pickups))];
  const gifts = () => book.read().gifts;
  const write = (kept: readonly Gift[]) => book.write({ ...book.read(), gifts: kept });
  return {
    ...simulatedRepository({ read: gifts, write }),
    page: async (query) => {
      await forgetOld();
      return pageOf(gifts(), goods.read(), query);
    },
    batch: async (query) => readBatch(gifts(), goods.read(), query),
    figures: async () => figuresOf(gifts()),
    of: async (owner) => gifts().filter((gift) => isGiftOf(gift, owner)),
    payments: async () => gifts(),
    meantBy: async () => gifts(),
    ofImport: async (importId) => gifts().filter((gift) => gift.importId === importId),
    putAll: async (others) => {
      const left = new Map(others.map((gift) => [gift.id, gift]));
      const kept = gifts().map((gift) => {
        const other = left.get(gift.id) ?? gift;
        left.delete(gift.id);
        return other;
      });
      write([...kept, ...left.values()]);
    },
    deleteAll: async (ids) => {
      const gone = new Set(ids);
      write(gifts().filter(({ id }) => !gone.has(id)));
    },
  };
}

/** The simulation's imports within a unit of work. */
export function simulatedImportRepository(
  open: OpenFormat,
  samples: BookSamples['gifts'],
): GiftImportRepository {
  const book = open(giftsFormat(samples));
  const imports = () => book.read().imports;
  const write = (kept: BookState['imports']) => book.write({ ...book.read(), imports: kept });
  return {
    ...simulatedRepository({ read: imports, write }),
    add: async (one) => write([one, ...imports()]),
    lock: async () => {},
    latest: async () => imports().slice(0, MOST_IMPORTS),
    providers: async () => [
      ...imports()
        .toReversed()
        .map(({ provider }) => provider),
      ...book.read().gifts.flatMap(({ source }) => source?.provider ?? []),
    ],
  };
}
