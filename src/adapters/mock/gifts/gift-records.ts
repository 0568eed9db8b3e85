import * as v from 'valibot';
import { type Gift, giftSchema } from '../../../core/gifts/gift';
import { type GiftImport, giftImportSchema } from '../../../core/gifts/import/gift-import';
import { GIFTS, STORED_FIELDS } from './stored-gift-fields';

/** A gift as it is stored: its values without their names. */
export type StoredGift = readonly unknown[];

/** The gifts and the imports as they are stored. */
export const giftRecordsFormat = {
  ...GIFTS,
  schema: v.object({ gifts: v.array(v.array(v.unknown())), imports: v.array(giftImportSchema) }),
} as const;

/** The gifts and the imports as they are stored. */
export interface StoredGifts {
  readonly gifts: StoredGift[];
  readonly imports: GiftImport[];
}

/** A gift as it is stored. */
export function storedGift(gift: Gift): unknown[] {
  return STORED_FIELDS.map((field) => gift[field]);
}

/** Converts a stored record to a gift; null when it is invalid. */
export function giftOf(values: StoredGift): Gift | null {
  const fields = Object.fromEntries(STORED_FIELDS.map((field, index) => [field, values[index]]));
  const parsed = v.safeParse(giftSchema, fields);
  return parsed.success ? parsed.output : null;
}
