import * as v from 'valibot';

/** Which texts of a group are in English, in the data that a page came with. */
export const englishSchema = v.exactOptional(v.record(v.string(), v.literal('en')));
