import * as v from 'valibot';
import { LANGUAGES } from '../text/language';
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

/** The same, with the language of the page on which it was filled in; a page of a version before sends none. */
export function writtenEntries<Field extends string>(rules: FieldRules<Field>) {
  return { ...formEntries(rules), language: v.optional(v.picklist(LANGUAGES), 'en') };
}
