/**
 * What a text field of a form must hold. 'required', 'email' and 'optional' are one line of at most LINE; an 'email' is
 * required and must look like one. 'text' (required) and 'optional-text' may have several lines, at most FORM_TEXT.
 */
export type FieldRule = 'required' | 'email' | 'optional' | 'text' | 'optional-text';

/** The rule of every field, in the order of the form. A field without a rule does not compile. */
export type FieldRules<Field extends string> = Readonly<Record<Field, FieldRule>>;

/** Whether a field may stay empty. */
export function isOptional(rule: FieldRule): boolean {
  return rule === 'optional' || rule === 'optional-text';
}
