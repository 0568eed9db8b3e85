import { fieldNames } from '../shared/forms/field-names';
import { CONTENT_FIELDS, type Field } from './content-fields';
import type { EditableSections } from './editable-sections';
import type { SectionKey } from './site-content';

/** The sections that can be edited, in the order of the editor. */
export function sectionsToEdit(editable: EditableSections): readonly SectionKey[] {
  return fieldNames(CONTENT_FIELDS).filter((section) => editable[section]);
}

/** Gets each field with its path, its value, and the values beside it. */
type Visit = (path: string, field: Field, value: unknown, beside: Readonly<Record<string, unknown>>) => void;

/** Visits every field of a section, in the order of its form. */
export function visitFields(section: SectionKey, value: object, visit: Visit): void {
  walk(section, CONTENT_FIELDS[section], value, {}, visit);
}

function walk(
  path: string,
  field: Field,
  value: unknown,
  beside: Readonly<Record<string, unknown>>,
  visit: Visit,
): void {
  visit(path, field, value, beside);
  if (field.kind === 'list' && Array.isArray(value))
    value.forEach((item, index) => {
      walk(`${path}.${index}`, field.item, item, {}, visit);
    });
  if (field.kind !== 'group' || typeof value !== 'object' || value === null) return;
  const values = value as Readonly<Record<string, unknown>>;
  for (const [name, inside] of Object.entries(field.fields))
    walk(`${path}.${name}`, inside, values[name], values, visit);
}
