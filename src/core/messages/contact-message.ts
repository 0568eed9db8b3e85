import type { FieldRules } from '../shared/forms/field-rule';

/** What a visitor writes to the foundation. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** What each field must hold, in the order of the form. */
export const CONTACT_RULES: FieldRules<keyof ContactMessage> = {
  name: 'required',
  email: 'email',
  message: 'text',
};
