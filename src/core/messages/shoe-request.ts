import type { FieldRules } from '../shared/forms/field-rule';

/** What somebody who needs shoes says on the public page. */
export interface ShoeRequest {
  readonly name: string;
  /** An email address, a telephone number, or how else to reach them, such as through a caseworker. */
  readonly contact: string;
  readonly sizes: string;
  readonly note: string;
}

/** What each field must hold, in the order of the form. */
export const SHOE_REQUEST_RULES: FieldRules<keyof ShoeRequest> = {
  name: 'required',
  contact: 'required',
  sizes: 'optional',
  note: 'optional-text',
};
