import type { ShoeCut } from '../../../core/shared/sizes/shoe-size';

/** What people read where sizes of shoes are chosen. */
export const sizeFieldsTexts = {
  cuts: {
    men: 'Men',
    women: 'Women',
    'kids-c': 'Kids C (0 to 13½)',
    'kids-y': 'Kids Y (1 to 7)',
  } satisfies Record<ShoeCut, string>,
  choose: 'Choose',
  unknown: 'I do not know: please measure',
  cut: (line: number) => `Cut ${line}`,
  size: (line: number) => `US size ${line}`,
  wide: (line: number) => `Wide ${line}`,
};
