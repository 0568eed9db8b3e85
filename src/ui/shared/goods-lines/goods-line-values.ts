import type { GoodsLine } from '../../../core/shared/goods/goods-line';

/** A line of goods as it is typed. */
export interface GoodsLineValues {
  readonly description: string;
  /** Empty where nobody counted. */
  readonly count: string;
}

/** Lines as a form shows them. */
export function valuesOfLines(goods: readonly GoodsLine[]): readonly GoodsLineValues[] {
  return goods.map(({ description, count }) => ({ description, count: count === null ? '' : `${count}` }));
}

/** Converts the values of a form to lines; a count that is not a whole number becomes NaN. */
export function linesOfValues(values: readonly GoodsLineValues[]): readonly GoodsLine[] {
  return values.map(({ description, count }) => ({
    description: description.trim(),
    count: countOf(count.trim()),
  }));
}

function countOf(text: string): number | null {
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
