import * as v from 'valibot';
import { idSchema } from '../shared/id-form';

const one = v.strictObject({ id: idSchema });

/** What the calls of `privacyApi` take. */
export const privacyInputs = { export: one, erase: one };
