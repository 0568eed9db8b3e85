import { isEmailAddress, tidyEmail } from '../text/email-address.ts';
import { isStorable } from '../text/storable-text.ts';
import { FORM_TEXT, LINE } from '../text/text-schema.ts';
import { fieldNames } from './field-names.ts';
import { type FieldFault, type FieldRule, type FieldRules, isOptional } from './field-rule.ts';

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

/** The texts of a form without the spaces around them, and its email addresses without marks that nobody sees. */
export function trimFields<Field extends string>(
  rules: FieldRules<Field>,
  form: Texts<NoInfer<Field>>,
): Texts<Field> {
  const trimmed = fieldNames(rules).map((field) => [field, trimmedText(rules[field], form[field])]);
  return Object.fromEntries(trimmed) as Texts<Field>;
}

function trimmedText(rule: FieldRule, text: string): string {
  return rule === 'email' ? tidyEmail(text) : text.trim();
}

/** What is wrong with the form, in the order of its rules. Spaces alone count as empty, and those around a text not at all. */
export function findTextFaults<Field extends string>(
  rules: FieldRules<Field>,
  form: Texts<NoInfer<Field>>,
): TextFault<Field>[] {
  const faultOf = (field: Field): TextFault<Field>['fault'] | null => {
    const rule = rules[field];
    const text = trimmedText(rule, form[field]);
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
