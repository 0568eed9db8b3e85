import * as v from 'valibot';
import { type GoodsLine, MOST_LINES } from './goods-line';
import { MESSAGE, textSchema } from './text-schema';

/** Lines of goods from outside; findGoodsFaults says whether they make sense. */
export const goodsSchema: v.GenericSchema<unknown, readonly GoodsLine[]> = v.pipe(
  v.array(
    v.strictObject({
      description: textSchema(MESSAGE),
      count: v.nullable(v.pipe(v.number(), v.safeInteger())),
    }),
  ),
  v.maxLength(MOST_LINES),
);
