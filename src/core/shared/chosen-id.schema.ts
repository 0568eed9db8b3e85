import * as v from 'valibot';
import { ID_FORM } from './id-form';

/** An id that a browser chose. */
export const chosenIdSchema = v.pipe(v.string(), v.regex(ID_FORM));
