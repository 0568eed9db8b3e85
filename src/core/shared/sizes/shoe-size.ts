import * as v from 'valibot';
import { shoeSizeTexts as texts } from './shoe-size.texts';

/** The cuts of US shoe sizes, in the order of lists. Kids' sizes begin again at 1Y after 13½C, so they are two cuts. */
export const SHOE_CUTS = ['men', 'women', 'kids-c', 'kids-y'] as const;

/** One of the four cuts. */
export type ShoeCut = (typeof SHOE_CUTS)[number];

/** The smallest and the largest size of each cut; there is each whole and half size between them. */
const RANGES: Readonly<Record<ShoeCut, readonly [least: number, most: number]>> = {
  men: [5, 20],
  women: [4, 16],
  'kids-c': [0, 13.5],
  'kids-y': [1, 7],
};

/** A pair of shoes that somebody needs. */
export const pairSchema = v.object({
  cut: v.picklist(SHOE_CUTS),
  /** In halves, such as 10.5; 'unknown' until somebody measures. */
  size: v.union([v.number(), v.literal('unknown')]),
  wide: v.boolean(),
});

/** A pair of shoes that somebody needs. */
export type Pair = Readonly<v.InferOutput<typeof pairSchema>>;

/** A size of shoes that there are. */
export const shoeSizeSchema = v.object({ ...pairSchema.entries, size: v.number() });

/** A size of shoes that there are. */
export type ShoeSize = Readonly<v.InferOutput<typeof shoeSizeSchema>>;

/** The sizes of a cut, the smallest first. */
export function sizesOf(cut: ShoeCut): readonly number[] {
  const [least, most] = RANGES[cut];
  return Array.from({ length: (most - least) * 2 + 1 }, (_, index) => least + index / 2);
}

/** Whether there is such a pair. */
export function isPair({ cut, size }: Pair): boolean {
  return size === 'unknown' || sizesOf(cut).includes(size);
}

/** A pair in words: 'Men 10½', 'Kids 13½C wide', 'Women, to measure'. */
export function pairText({ cut, size, wide }: Pair): string {
  const words = size === 'unknown' ? texts.unknown[cut] : texts.sizes[cut](sizeText(size));
  return wide ? texts.wide(words) : words;
}

/** The same text for the same size, and for no other. */
export function sizeKey({ cut, size, wide }: Pair): string {
  return `${cut} ${size}${wide ? ' wide' : ''}`;
}

/** The order of lists: by cut, by size, regular ones before wide ones. */
export function inSizeOrder(a: ShoeSize, b: ShoeSize): number {
  return (
    SHOE_CUTS.indexOf(a.cut) - SHOE_CUTS.indexOf(b.cut) || a.size - b.size || Number(a.wide) - Number(b.wide)
  );
}

/** Every size that there is, in the order of lists. */
export function allSizes(): readonly ShoeSize[] {
  return SHOE_CUTS.flatMap((cut) =>
    sizesOf(cut).flatMap((size) => [false, true].map((wide) => ({ cut, size, wide }))),
  );
}

/** A size as people write it, such as '10½'. */
export function sizeText(size: number): string {
  const whole = Math.floor(size);
  if (whole === size) return String(size);
  return whole === 0 ? '½' : `${whole}½`;
}
