import * as v from 'valibot';
import { FORM_TEXT, textSchema } from '../text/text-schema';
import { type GoodsLine, MOST_LINES } from './goods-line';

/** Lines of goods from outside; findGoodsFaults says whether they make sense. */
export const goodsSchema: v.GenericSchema<unknown, readonly GoodsLine[]> = v.pipe(
  v.array(
    v.strictObject({
      description: textSchema(FORM_TEXT),
      count: v.nullable(v.pipe(v.number(), v.safeInteger())),
    }),
  ),
  v.maxLength(MOST_LINES),
);
