import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LANGUAGES } from '../shared/text/language';
import { LINE, lineSchema, textSchema } from '../shared/text/text-schema';
import { PEOPLE_ORDERS, PERSON_STATES, roleSchema } from './person';

const name = lineSchema(LINE);
const language = v.picklist(LANGUAGES);
const schema = v.strictObject({ id: idSchema });

/** What the calls of `peopleApi` take. findInvitationFaults and findChangeFaults say whether it can be kept. */
export const peopleInputs = {
  list: v.strictObject({
    ...pageFields(),
    /** Beginnings of words of the name, the address and the phone number; empty for everybody. */
    search: textSchema(LINE),
    /** Null for every role. */
    role: v.nullable(roleSchema),
    /** Null for every state. */
    state: v.nullable(v.picklist(PERSON_STATES)),
    order: v.picklist(PEOPLE_ORDERS),
    isDescending: v.boolean(),
  }),
  invite: v.strictObject({
    name,
    email: lineSchema(LINE),
    role: roleSchema,
    language: v.exactOptional(language),
  }),
  /** `base` is the revision that the person was changed from. */
  change: v.strictObject({
    id: idSchema,
    name,
    role: v.nullable(roleSchema),
    /** Null for not chosen; without it, it stays. */
    language: v.exactOptional(v.nullable(language)),
    base: textSchema(LINE),
  }),
  read: schema,
  resend: schema,
  deactivate: schema,
  reactivate: schema,
  signOut: schema,
};

/** What each call of `peopleApi` takes. */
export type PeopleInput = InputTypes<typeof peopleInputs>;
/** Which person is asked for. */
export type PersonId = PeopleInput['read'];
