import type { Role } from '../access/role';
import type { FieldRules } from '../shared/forms/field-rule';
import { findTextFaults, type TextFault } from '../shared/forms/field-rules';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { tidyEmail } from '../shared/text/email-address';
import type { PeopleInput } from './people.inputs';
import type { Person } from './person';

/** What an admin says of somebody who is invited. */
export type Invitation = PeopleInput['invite'];

/** What an admin may change of a person. A contact gets a role by an invitation alone. */
export type PersonChange = Omit<PeopleInput['change'], 'id' | 'base'>;

const INVITATION_RULES: FieldRules<'name' | 'email'> = { name: 'required', email: 'email' };
const CHANGE_RULES: FieldRules<'name'> = { name: 'required' };

/** A missing name, or an invalid email address. */
export type InvitationFault = TextFault<'name' | 'email'>;

/** What is wrong with an invitation, in the order of the form. */
export function findInvitationFaults(invitation: Invitation): InvitationFault[] {
  return findTextFaults(INVITATION_RULES, invitation);
}

/** An invitation without the spaces around its texts; addresses are kept in small letters. */
export function tidyInvitation({ name, email, ...rest }: Invitation): Invitation {
  return { ...rest, name: name.trim(), email: tidyEmail(email).toLowerCase() };
}

/** What is wrong with a change. */
export function findChangeFaults(change: PersonChange): TextFault<'name'>[] {
  return findTextFaults(CHANGE_RULES, change);
}

/** Who makes a change, and who are the admins that can sign in, at the moment at which it is made. */
export interface ChangeSituation {
  readonly actorId: string;
  readonly adminIds: readonly string[];
}

/**
 * Whether a person's role may become another one: nobody changes their own, one who can sign in as the last admin stays
 * an admin, and a contact gets a role by an invitation alone.
 */
export function checkRoleChange(
  person: Person,
  role: Role | null,
  situation: ChangeSituation,
): Result<void, FailureOf<'forbidden'>> {
  if (role === person.role) return ok(undefined);
  if (person.id === situation.actorId) return fail({ code: 'forbidden', reason: 'own-role' });
  if (role === null || person.role === null) return fail({ code: 'forbidden' });
  return isLastAdmin(person, situation) ? fail({ code: 'forbidden', reason: 'last-admin' }) : ok(undefined);
}

/** Whether a person may be deactivated: nobody deactivates themselves, and the last admin stays. */
export function checkDeactivation(
  person: Person,
  situation: ChangeSituation,
): Result<void, FailureOf<'forbidden'>> {
  if (isLastAdmin(person, situation)) return fail({ code: 'forbidden', reason: 'last-admin' });
  if (person.id === situation.actorId) return fail({ code: 'forbidden', reason: 'own-account' });
  return ok(undefined);
}

function isLastAdmin(person: Person, { adminIds }: ChangeSituation): boolean {
  return adminIds.length === 1 && adminIds[0] === person.id;
}
