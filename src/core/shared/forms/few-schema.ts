import * as v from 'valibot';

/** More items than the rules of any form allow, so that its form has the sentence; and few enough to be read from a stranger. */
const MOST_ITEMS = 100;

/** A list in a record of few. */
export function fewSchema<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(v.array(item), v.maxLength(MOST_ITEMS));
}
