import type { GoodsFault, GoodsLine } from '../../../core/shared/goods/goods-line';
import { formatCount } from '../../../core/shared/text/format-count';
import { FORM_TEXT } from '../../../core/shared/text/text-schema';
import { formTexts } from '../form/form.texts';

const FAULTS = {
  missing: 'Say what it is.',
  invalid: 'Enter a whole number such as 12, or leave this empty if nobody counted.',
  'too-long': formTexts.tooLong(FORM_TEXT),
  unstorable: formTexts.unstorable,
} satisfies Record<GoodsFault['fault'], string>;

/** What people read about goods that came, line by line. */
export const goodsLinesTexts = {
  what: (line: number) => `What, line ${line}`,
  count: (line: number) => `How many, line ${line}`,
  whatHead: 'What',
  countHead: 'How many',
  add: 'Add a line',
  remove: 'Remove',
  removeLine: (line: number) => `Remove line ${line}`,
  hint: 'Never with a value. Leave the number empty where nobody counted.',
  problem: ({ line, fault }: GoodsFault) => `Line ${line}: ${FAULTS[fault]}`,
  /** A line that is read: '7 × Pairs of school shoes'. */
  line: ({ description, count }: GoodsLine) =>
    count === null ? `${description} (not counted)` : `${formatCount(count)} × ${description}`,
};
