import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, textSchema } from '../shared/text/text-schema';

/** What volunteers are listed by: the name, or most first, or latest first. */
export const VOLUNTEER_ORDERS = ['name', 'hours', 'last'] as const;

/** All volunteers, or those who have not done a training that is required where they help. */
export const TRAINING_SHOWS = ['all', 'missing'] as const;

const narrowed = {
  /** Beginnings of words of the name, the address and the phone number; empty for everybody. */
  search: textSchema(LINE),
  /** Null for all programs that the person who asks sees. */
  programId: v.nullable(idSchema),
  training: v.picklist(TRAINING_SHOWS),
  order: v.picklist(VOLUNTEER_ORDERS),
};

/** What staff ask of volunteers. */
export const volunteersInputs = {
  list: v.strictObject({ ...narrowed, ...pageFields() }),
  all: v.strictObject(narrowed),
  get: v.strictObject({ id: idSchema }),
};

/** What each call of `volunteersApi` takes. */
export type VolunteersInput = InputTypes<typeof volunteersInputs>;
