import type { FailureOf } from '../result';

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

/**
 * One field of a form that is wrong, and in which way. The core finds faults; the sentence for each belongs to the
 * UI feature that shows it.
 */
export interface FieldFault<Field extends string, Fault extends string> {
  readonly field: Field;
  readonly fault: Fault;
}

/** A form that a use case refuses; `faults` is never empty and in the order of the form's fields. */
export interface InvalidForm<Fault> {
  readonly code: 'invalid-form';
  readonly faults: readonly Fault[];
}

/** The answer to input with faults. Our own pages find them first, and have the sentences. */
export function invalidFields(faults: readonly { readonly field: string }[]): FailureOf<'validation'> {
  return { code: 'validation', fields: faults.map(({ field }) => ({ field, message: '' })) };
}
