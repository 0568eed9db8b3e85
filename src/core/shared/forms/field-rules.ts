import type { FailureOf } from '../result';
import { isEmailAddress } from '../text/email-address.ts';
import { isStorable } from '../text/storable-text.ts';
import { FORM_TEXT, LINE } from '../text/text-limits.ts';
import { fieldNames } from './field-names.ts';

/** A required field that is empty, an invalid email address, or a text that is too long or cannot be stored. */
export type TextFault<Field extends string> = FieldFault<
  Field,
  'missing' | 'malformed' | 'too-long' | 'unstorable'
>;

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** Whether a field may have several lines. */
export function hasLines(rule: FieldRule): boolean {
  return rule === 'text' || rule === 'optional-text';
}

/** The longest text that a field takes, in UTF-16 units. */
export function longestOf(rule: FieldRule): number {
  return hasLines(rule) ? FORM_TEXT : LINE;
}

/** The texts of a form without the spaces around them. */
export function trimFields<Field extends string>(
  rules: FieldRules<Field>,
  form: Texts<NoInfer<Field>>,
): Texts<Field> {
  const trimmed = fieldNames(rules).map((field) => [field, form[field].trim()]);
  return Object.fromEntries(trimmed) as Texts<Field>;
}

/** What is wrong with the form, in the order of its rules. Spaces alone count as empty, and those around a text not at all. */
export function findTextFaults<Field extends string>(
  rules: FieldRules<Field>,
  form: Texts<NoInfer<Field>>,
): TextFault<Field>[] {
  const faultOf = (field: Field): TextFault<Field>['fault'] | null => {
    const text = form[field].trim();
    const rule = rules[field];
    if (text === '') return isOptional(rule) ? null : 'missing';
    if (text.length > longestOf(rule)) return 'too-long';
    if (!isStorable(text)) return 'unstorable';
    return rule === 'email' && !isEmailAddress(text) ? 'malformed' : null;
  };
  return fieldNames(rules).flatMap((field) => {
    const fault = faultOf(field);
    return fault === null ? [] : [{ field, fault }];
  });
}

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
