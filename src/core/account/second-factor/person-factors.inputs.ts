import * as v from 'valibot';
import { idSchema } from '../../shared/id-form';

const one = v.strictObject({ id: idSchema });

/** What the calls of `personFactorsApi` take. */
export const personFactorsInputs = { read: one, reset: one };
