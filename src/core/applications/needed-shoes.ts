import * as v from 'valibot';
import { pairSchema, type ShoeSize } from '../shared/sizes/shoe-size';
import type { Application, NeededPair } from './application';

/** A pair that somebody needs, with what became of it. */
export const neededShoesSchema = v.object({
  ...pairSchema.entries,
  /** As the applicant said it, if they did. */
  forWhom: v.exactOptional(v.string()),
  /** It was given, lies on the shelf for them, is looked for, or somebody has to measure first. */
  state: v.picklist(['given', 'reserved', 'looked-for', 'to-measure']),
  /** ms since the epoch; null until it was given. */
  givenAt: v.nullable(v.number()),
});

/** A pair that somebody needs, with what became of it. */
export type NeededShoes = Readonly<v.InferOutput<typeof neededShoesSchema>>;

/** The pairs of applications that are reserved: the indexes in their lists, by the ids of applications. */
export type ReservedPairs = ReadonlyMap<string, ReadonlySet<number>>;

/** What became of each pair of an application. */
export function neededShoes(
  { id, pairs }: Pick<Application, 'id' | 'pairs'>,
  reserved: ReservedPairs,
): readonly NeededShoes[] {
  const stateOf = (size: NeededPair['size'], isGiven: boolean, index: number): NeededShoes['state'] => {
    if (isGiven) return 'given';
    if (size === 'unknown') return 'to-measure';
    return reserved.get(id)?.has(index) ? 'reserved' : 'looked-for';
  };
  return pairs.map(({ given, ...pair }, index) => ({
    ...pair,
    state: stateOf(pair.size, given !== undefined, index),
    givenAt: given?.at ?? null,
  }));
}

/** The sizes of those pairs that are reserved; what is given, looked for or still to be measured is left out. */
export function reservedSizes(shoes: readonly NeededShoes[]): readonly ShoeSize[] {
  return shoes.flatMap(({ cut, size, wide, state }) =>
    state === 'reserved' && size !== 'unknown' ? { cut, size, wide } : [],
  );
}
