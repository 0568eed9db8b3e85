import type * as v from 'valibot';
import { lineSchema, textSchema } from '../text/text-schema';
import { fieldNames } from './field-names';
import type { FieldRules } from './field-rule';
import { hasLines, longestOf } from './field-rules';

/** The schema of each field of a form by its rule, for a form from outside; findTextFaults says whether it is complete. */
export function formEntries<Field extends string>(
  rules: FieldRules<Field>,
): Readonly<Record<Field, v.GenericSchema<unknown, string>>> {
  const entries = fieldNames(rules).map((field) => {
    const schemaOf = hasLines(rules[field]) ? textSchema : lineSchema;
    return [field, schemaOf(longestOf(rules[field]))];
  });
  return Object.fromEntries(entries);
}
