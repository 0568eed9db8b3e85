import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { idSchema as id } from '../shared/id-form';
import { MOST_ALIKE, NAMED_KINDS } from './named-records';

const schema = v.strictObject({ id });
const record = v.strictObject({ kind: v.picklist(NAMED_KINDS), id });
const records = v.pipe(v.array(record), v.maxLength(MOST_ALIKE));

/** What the calls of `privacyApi` take. */
export const privacyInputs = {
  export: schema,
  /** `records`: those of people without an account that are erased with the person. */
  erase: v.strictObject({ id, records: v.optional(records, []) }),
  alike: v.strictObject({ kind: v.picklist([...NAMED_KINDS, 'person']), id }),
  exportRecord: record,
  eraseRecords: v.strictObject({ records: v.pipe(records, v.minLength(1)) }),
};

/** What each call of `privacyApi` takes. */
export type PrivacyInput = InputTypes<typeof privacyInputs>;
/** Whose erasure it is: an account's with records of the same person, which may be left out. */
export type ErasedPerson = Omit<PrivacyInput['erase'], 'records'> &
  Partial<Pick<PrivacyInput['erase'], 'records'>>;
