import * as v from 'valibot';
import { figuresOf } from '../../../core/gifts/figures';
import { type Gift, type GiftOwner, giftSchema, isGiftOf } from '../../../core/gifts/gift';
import type { GiftImportRepository, GiftRepository } from '../../../core/gifts/gift.repository.port';
import { pageOf, readBatch } from '../../../core/gifts/gift-query';
import { type GiftImport, giftImportSchema } from '../../../core/gifts/import/gift-import';
import { ok } from '../../../core/shared/result';
import { type PickupSamples, pickupsFormat } from '../pickups/simulated-pickup-repository';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { type RecordsFormat, SimulatedRecords, type SimulationPlace, type Stored } from '../simulation';
import { GIFTS, STORED_FIELDS } from './stored-gifts';

/** The simulation's gifts, for its parts that have no unit of work. */
export class SimulatedGifts {
  private readonly records: SimulatedRecords<StoredBook>;

  constructor(place: SimulationPlace, samples: () => readonly Gift[]) {
    this.records = new SimulatedRecords(place, giftsFormat(samples));
  }

  /** What is kept now. Gifts that this version of the program cannot read are not among them. */
  read(): BookState {
    return this.records.read();
  }

  /** Replaces all of it but gifts that cannot be read; what cannot be stored changes nothing. */
  write({ gifts, imports }: BookState): Stored {
    return this.records.write({ gifts, imports, unreadable: this.records.read().unreadable });
  }

  /** Deletes what cannot be read and names somebody, by their account or their address in small letters. */
  forget({ personId, email }: GiftOwner): Stored {
    const book = this.records.read();
    const unreadable = book.unreadable.filter((gift) => {
      const text = JSON.stringify(gift).toLowerCase();
      return ![personId.toLowerCase(), email].some((name) => text.includes(JSON.stringify(name)));
    });
    return unreadable.length < book.unreadable.length
      ? this.records.write({ ...book, unreadable })
      : ok(undefined);
  }
}

/** A gift as it is stored: its values without their names. */
type StoredGift = readonly unknown[];

/** What the simulated gift book holds. */
export interface BookState {
  readonly gifts: readonly Gift[];
  /** The latest first. */
  readonly imports: readonly GiftImport[];
}

/** The same with gifts that this version of the program cannot read: they stay where they are. */
export interface StoredBook extends BookState {
  readonly unreadable: readonly StoredGift[];
}

const storedSchema = v.object({
  gifts: v.array(v.array(v.unknown())),
  imports: v.array(giftImportSchema),
});

/** How a browser keeps gifts and their imports. */
export function giftsFormat(samples: () => readonly Gift[]): RecordsFormat<StoredBook> {
  return {
    ...GIFTS,
    samples: () => ({ gifts: samples(), imports: [], unreadable: [] }),
    schema: v.pipe(
      storedSchema,
      v.transform(({ gifts, imports }) => {
        const read = gifts.map((values) => giftOf(values) ?? values);
        return {
          gifts: read.filter((gift): gift is Gift => !Array.isArray(gift)),
          imports,
          unreadable: read.filter(Array.isArray),
        };
      }),
    ),
    stored: ({ gifts, imports, unreadable }) => ({
      gifts: [...gifts.map(storedGift), ...unreadable],
      imports,
    }),
  };
}

export function storedGift(gift: Gift): StoredGift {
  return STORED_FIELDS.map((field) => gift[field]);
}

function giftOf(values: StoredGift): Gift | null {
  const fields = Object.fromEntries(STORED_FIELDS.map((field, index) => [field, values[index]]));
  const parsed = v.safeParse(giftSchema, fields);
  return parsed.success ? parsed.output : null;
}

/** The list of imports shows this many. */
const MOST_IMPORTS = 50;

/** What is there at first. */
interface BookSamples {
  readonly gifts: () => readonly Gift[];
  readonly pickups: PickupSamples;
}

/** The simulation's gifts within a unit of work. `deleteExpired` runs before they are listed. */
export function simulatedGiftRepository(
  open: OpenFormat,
  samples: BookSamples,
  deleteExpired: () => Promise<void> = async () => {},
): GiftRepository {
  const [book, goods] = [open(giftsFormat(samples.gifts)), open(pickupsFormat(samples.pickups))];
  const gifts = () => book.read().gifts;
  const write = (all: readonly Gift[]) => book.write({ ...book.read(), gifts: all });
  return {
    ...simulatedRepository({ read: gifts, write }),
    page: async (query) => {
      await deleteExpired();
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
      const replaced = gifts().map((gift) => {
        const saved = left.get(gift.id) ?? gift;
        left.delete(gift.id);
        return saved;
      });
      write([...replaced, ...left.values()]);
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
  const write = (all: BookState['imports']) => book.write({ ...book.read(), imports: all });
  return {
    ...simulatedRepository({ read: imports, write }),
    add: async (giftImport) => write([giftImport, ...imports()]),
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
