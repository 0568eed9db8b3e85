import * as v from 'valibot';
import { type Gift, giftSchema } from '../../core/giving/gift';
import { type GiftImport, giftImportSchema } from '../../core/giving/gift-import';

/** The names of a gift's fields, in the order in which they are stored: local storage has room for a few megabytes. */
const FIELDS = Object.keys(giftSchema.entries) as (keyof Gift)[];

/** A gift as it is stored: its values without their names. */
type StoredGift = readonly unknown[];

/** The gifts and the imports as they are stored. */
export const giftRecordsFormat = {
  name: 'gifts',
  version: 1,
  schema: v.object({ gifts: v.array(v.array(v.unknown())), imports: v.array(giftImportSchema) }),
} as const;

/** The gifts and the imports as they are stored. */
export interface StoredGifts {
  readonly gifts: StoredGift[];
  readonly imports: GiftImport[];
}

/** A gift as it is stored. */
export function storedGift(gift: Gift): unknown[] {
  return FIELDS.map((field) => gift[field]);
}

/** The gift that is stored; null when it is none. */
export function giftOf(values: StoredGift): Gift | null {
  const fields = Object.fromEntries(FIELDS.map((field, index) => [field, values[index]]));
  const parsed = v.safeParse(giftSchema, fields);
  return parsed.success ? parsed.output : null;
}
