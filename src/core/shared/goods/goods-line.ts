import * as v from 'valibot';
import { isStorable, storable } from '../text/storable-text';
import { FORM_TEXT } from '../text/text-schema';

/** The most lines of one gift of goods. */
export const MOST_LINES = 20;
/** The most of one line. */
const MOST_ITEMS = 1_000_000;

/** Goods of one kind that came. */
export const goodsLineSchema = v.object({
  /** What they are, for example 'Pairs of school shoes'. */
  description: v.string(),
  /** How many; null where nobody counted. */
  count: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});

/** Goods of one kind that came. */
export type GoodsLine = Readonly<v.InferOutput<typeof goodsLineSchema>>;

/** A fault of lines: a description that is missing, too long or unstorable, or an invalid count; `line` counts from 1. */
export interface GoodsFault {
  readonly field: 'goods';
  readonly fault: 'missing' | 'invalid' | 'too-long' | 'unstorable';
  readonly line: number;
}

/** What is wrong with the lines of goods that came: there is at least one, and a count is a whole number from 1. */
export function findGoodsFaults(goods: readonly GoodsLine[]): GoodsFault[] {
  if (goods.length === 0) return [{ field: 'goods', fault: 'missing', line: 1 }];
  return goods.flatMap(({ description, count }, index): GoodsFault[] => {
    const line = index + 1;
    if (description.trim() === '') return [{ field: 'goods', fault: 'missing', line }];
    if (description.trim().length > FORM_TEXT) return [{ field: 'goods', fault: 'too-long', line }];
    if (!isStorable(description)) return [{ field: 'goods', fault: 'unstorable', line }];
    const isCount = count === null || (Number.isSafeInteger(count) && count >= 1 && count <= MOST_ITEMS);
    return isCount ? [] : [{ field: 'goods', fault: 'invalid', line }];
  });
}

/** The lines without spaces around their texts. */
export function tidyLines(goods: readonly GoodsLine[]): GoodsLine[] {
  return goods.map(({ description, count }) => ({ description: description.trim(), count }));
}

/** How many items were counted; null where nobody counted any. */
export function countedItems(goods: readonly GoodsLine[]): number | null {
  const counts = goods.flatMap(({ count }) => count ?? []);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}

/** Lines as one text: '7 × Pairs of school shoes; A box of socks'. */
export function goodsText(goods: readonly GoodsLine[]): string {
  return goods
    .map(({ description, count }) => (count === null ? description : `${count} × ${description}`))
    .join('; ');
}

/** What a donor wrote as lines to begin with: each part of the text is one, and a number before it its count. */
export function linesOfText(text: string): GoodsLine[] {
  return storable(text)
    .split(/[;\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, MOST_LINES)
    .map((part) => {
      const [, count = '', rest = ''] = /^([1-9]\d{0,4})\s+(\p{L}.*)$/su.exec(part) ?? [];
      const description = count === '' ? part : rest;
      return {
        description: description.charAt(0).toUpperCase() + description.slice(1),
        count: count === '' ? null : Number(count),
      };
    });
}
