import { isEmailAddress } from './email-address.ts';
import type { FieldFault } from './field-fault';
import { fieldNames } from './field-names.ts';

/** What a text field of a form must hold: an 'email' is required, and must look like one. */
export type FieldRule = 'required' | 'email' | 'optional';

/** The rule of every field, in the order of the form. A field without a rule does not compile. */
export type FieldRules<Field extends string> = Readonly<Record<Field, FieldRule>>;

/** A required field that is empty, or an e-mail address that the browser would refuse. */
export type TextFault<Field extends string> = FieldFault<Field, 'missing' | 'malformed'>;

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** The texts of a form without the spaces around them. */
export function trimFields<Field extends string>(
  rules: FieldRules<Field>,
  form: Texts<NoInfer<Field>>,
): Texts<Field> {
  const trimmed = fieldNames(rules).map((field) => [field, form[field].trim()]);
  return Object.fromEntries(trimmed) as Texts<Field>;
}

/** What is wrong with the form, in the order of its rules. Spaces alone count as empty; no text is too long. */
export function findTextFaults<Field extends string>(
  rules: FieldRules<Field>,
  form: Texts<NoInfer<Field>>,
): TextFault<Field>[] {
  const faultOf = (field: Field): TextFault<Field>['fault'] | null => {
    const text = form[field].trim();
    if (text === '') return rules[field] === 'optional' ? null : 'missing';
    return rules[field] === 'email' && !isEmailAddress(text) ? 'malformed' : null;
  };
  return fieldNames(rules).flatMap((field) => {
    const fault = faultOf(field);
    return fault === null ? [] : [{ field, fault }];
  });
}
