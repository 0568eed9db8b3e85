import { type Pair, SHOE_CUTS, type ShoeCut, sizesOf } from './shoe-size';

/** For whom somebody needs shoes, in the words of a shop. */
export const WEARERS = ['man', 'woman', 'child', 'baby'] as const;

/** For whom somebody needs shoes. */
export type Wearer = (typeof WEARERS)[number];

/** The smallest size of kids' C that is a child's and not a baby's. */
const CHILD_FROM = 10;

/** The cut in which each wearer's shoes are looked for until a size is known. */
const CUTS: Readonly<Record<Wearer, ShoeCut>> = {
  man: 'men',
  woman: 'women',
  child: 'kids-y',
  baby: 'kids-c',
};

/** The cut of a wearer of whom no size is known. */
export function cutOf(wearer: Wearer): ShoeCut {
  return CUTS[wearer];
}

/** Who wears shoes of a cut and a size, which is null or 'unknown' where nobody has said it. */
export function wearerOf(cut: ShoeCut, size: Pair['size'] | null): Wearer {
  if (cut === 'kids-c') return typeof size === 'number' && size >= CHILD_FROM ? 'child' : 'baby';
  return cut === 'men' ? 'man' : cut === 'women' ? 'woman' : 'child';
}

/** The sizes of a wearer, the smallest first: a child's go from 10C to 13½C, and then from 1Y to 7Y. */
export function sizesFor(wearer: Wearer): readonly { readonly cut: ShoeCut; readonly size: number }[] {
  return SHOE_CUTS.flatMap((cut) => sizesOf(cut).map((size) => ({ cut, size }))).filter(
    ({ cut, size }) => wearerOf(cut, size) === wearer,
  );
}
