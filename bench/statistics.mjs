// @ts-check

/**
 * The quantile of a list: the given share of its values is lower. NaN for an empty list.
 * @param {readonly number[]} values
 * @param {number} share 0.5 is the median
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);
