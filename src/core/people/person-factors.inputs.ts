import * as v from 'valibot';
import { idSchema } from '../shared/id-form';

const person = v.strictObject({ id: idSchema });

/** What the calls of `personFactorsApi` take. */
export const personFactorsInputs = { factors: person, resetFactors: person };
