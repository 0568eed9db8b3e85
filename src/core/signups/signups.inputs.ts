import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { changeEntries } from '../shared/change-entries';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { LINE, lineSchema } from '../shared/text/text-schema';
import { MARKS } from './signup';

const part = { eventId: idSchema, shiftId: v.nullable(idSchema) };
const whole = v.pipe(v.number(), v.safeInteger());

/** What the calls of `signupsApi` take; `base` is the revision that a change was made from. */
export const signupsInputs = {
  ofEvent: v.strictObject({ eventId: idSchema }),
  candidates: v.strictObject(part),
  /** Somebody with an account, or a name with a contact; `id` is chosen by the form. */
  assign: v.strictObject({
    ...part,
    id: chosenIdSchema,
    personId: v.nullable(idSchema),
    name: lineSchema(LINE),
    contact: lineSchema(LINE),
    /** Despite a time that they are going elsewhere. */
    override: v.boolean(),
  }),
  /** Gives somebody who waits a place. */
  givePlace: v.strictObject({ ...changeEntries, override: v.boolean() }),
  /** Takes somebody off before the start. */
  remove: v.strictObject(changeEntries),
  /** Null takes a mark back. `minutes` for a volunteer who came; null for the planned length. */
  mark: v.strictObject({
    ...changeEntries,
    mark: v.nullable(v.picklist(MARKS)),
    minutes: v.nullable(whole),
  }),
  /** Marks who has no mark yet. */
  markRest: v.strictObject({ eventId: idSchema }),
  told: v.strictObject(changeEntries),
};

/** What each call of `signupsApi` takes. */
export type SignupsInput = InputTypes<typeof signupsInputs>;

/** What the calls of `ownSignupsApi` take. */
export const ownSignupsInputs = {
  /** `wait`: joins the waiting list when there is no place. */
  take: v.strictObject({ ...part, wait: v.boolean() }),
  withdraw: v.strictObject(changeEntries),
  todaysList: v.strictObject({ eventId: idSchema }),
};

/** What each call of `ownSignupsApi` takes. */
export type OwnSignupsInput = InputTypes<typeof ownSignupsInputs>;
