import * as v from 'valibot';
import { type Gift, giftSchema } from '../../../core/gifts/gift';
import { type GiftImport, giftImportSchema } from '../../../core/gifts/import/gift-import';
import type { RecordsFormat } from '../simulation';
import { GIFTS, STORED_FIELDS } from './stored-gift-fields';

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

/** A gift as it is stored. */
export function storedGift(gift: Gift): StoredGift {
  return STORED_FIELDS.map((field) => gift[field]);
}

function giftOf(values: StoredGift): Gift | null {
  const fields = Object.fromEntries(STORED_FIELDS.map((field, index) => [field, values[index]]));
  const parsed = v.safeParse(giftSchema, fields);
  return parsed.success ? parsed.output : null;
}
