import * as v from 'valibot';
import { pageFields } from '../shared/page-fields';
import { LINE, lineSchema, textSchema } from '../shared/text/text-schema';
import { PEOPLE_ORDERS, type PeopleQuery } from './people-query';
import { PERSON_STATES, roleSchema } from './person';
import type { Invitation, PersonChange } from './person-changes';

/** Which person is asked for. */
export interface PersonId {
  readonly id: string;
}

/** Another name or role of a person; `base` is the revision that it was changed from. */
export type PersonSave = PersonChange & PersonId & { readonly base: string };

const id = textSchema(LINE);
const one: v.GenericSchema<unknown, PersonId> = v.strictObject({ id });

/** What the calls of `peopleApi` take. findInvitationFaults and findChangeFaults say whether it can be kept. */
export const peopleInputs: {
  readonly list: v.GenericSchema<unknown, PeopleQuery>;
  readonly invite: v.GenericSchema<unknown, Invitation>;
  readonly change: v.GenericSchema<unknown, PersonSave>;
} & Readonly<Record<'read' | 'resend' | 'deactivate' | 'reactivate' | 'signOut', typeof one>> = {
  list: v.strictObject({
    ...pageFields,
    search: textSchema(LINE),
    role: v.nullable(roleSchema),
    state: v.nullable(v.picklist(PERSON_STATES)),
    order: v.picklist(PEOPLE_ORDERS),
    isDescending: v.boolean(),
  }),
  invite: v.strictObject({ name: lineSchema(LINE), email: lineSchema(LINE), role: roleSchema }),
  change: v.strictObject({
    id,
    name: lineSchema(LINE),
    role: v.nullable(roleSchema),
    base: textSchema(LINE),
  }),
  ...{ read: one, resend: one, deactivate: one, reactivate: one, signOut: one },
};
