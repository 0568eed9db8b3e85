import type { Pair, ShoeCut } from '../../../core/shared/sizes/shoe-size';

/** A pair as a form holds it; empty where nothing is chosen yet. */
export interface PairValues {
  readonly cut: ShoeCut | '';
  /** A number such as '10.5', or 'unknown'. */
  readonly size: string;
  readonly wide: boolean;
}

/** A pair without a choice yet. */
export const EMPTY_PAIR: PairValues = { cut: '', size: '', wide: false };

/** A pair as a form shows it. */
export function valuesOfPair({ cut, size, wide }: Pair): PairValues {
  return { cut, size: String(size), wide };
}

/** Converts the values of a form to a pair. One with a missing choice has the size NaN, which no pair has. */
export function pairOfValues({ cut, size, wide }: PairValues): Pair {
  const isComplete = cut !== '' && size !== '';
  return {
    cut: cut || 'men',
    size: !isComplete ? Number.NaN : size === 'unknown' ? size : Number(size),
    wide,
  };
}

/** The part of a pair in which it is corrected. */
export function wrongPart(pair: PairValues | undefined): 'cut' | 'size' {
  return pair?.cut === '' ? 'cut' : 'size';
}
