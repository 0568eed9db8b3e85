import type { FieldFault, FieldRules } from '../shared/forms/field-rule';
import { findTextFaults, type TextFault, trimFields } from '../shared/forms/field-rules';
import type { FailureOf, Result } from '../shared/result';
import { findWeakness, type PasswordFault } from './passwords/new-password';

/** What the first admin says on the page behind the one-time link. */
export interface FirstAdmin {
  readonly name: string;
  readonly email: string;
  /** Compared exactly, so spaces around it count. */
  readonly password: string;
}

/** What each field must hold, in the order of the form. */
export const FIRST_ADMIN_RULES: FieldRules<keyof FirstAdmin> = {
  name: 'required',
  email: 'email',
  password: 'required',
};

/** An empty field, an invalid email address, or a password that is refused. */
export type FirstAdminFault =
  | TextFault<keyof FirstAdmin>
  | FieldFault<'password', Exclude<PasswordFault, 'missing'>>;

/** What is wrong with the form, in its order. */
export function findFirstAdminFaults(form: FirstAdmin): FirstAdminFault[] {
  const faults: FirstAdminFault[] = findTextFaults(FIRST_ADMIN_RULES, form);
  if (faults.some(({ field }) => field === 'password')) return faults;
  const fault = findWeakness(form.password, form);
  if (fault && fault !== 'missing') faults.push({ field: 'password', fault });
  return faults;
}

/** The form without the spaces around name and address. */
export function tidyFirstAdmin(form: FirstAdmin): FirstAdmin {
  return { ...trimFields(FIRST_ADMIN_RULES, form), password: form.password };
}

/** Makes the account of the first admin of a new site. */
export interface FirstAdminGateway {
  /**
   * Makes the account, once. 'not-found' when the link that carried the secret was used, is too old, or there is an
   * admin already; 'conflict' when somebody has the e-mail address; 'validation' when the address cannot be used.
   */
  create(
    secret: string,
    admin: FirstAdmin,
  ): Promise<Result<void, FailureOf<'not-found' | 'conflict' | 'validation' | 'too-many' | 'unavailable'>>>;
}
