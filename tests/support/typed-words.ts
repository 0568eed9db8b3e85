import * as v from 'valibot';
import { idSchema } from '../../src/core/shared/id-form';

/** What somebody may type, and no choice, day or number is. */
const TYPED = ['Anna Example', 'anna@mail.example', '(702) 555-0142', '1 Shoe Lane'];

/** Whether an input of a schema can hold what somebody typed; of a kind of schema that this does not know it can. */
export function holdsTypedWords(schema: v.GenericSchema): boolean {
  if (schema === idSchema) return false;
  const inner = innerOf(schema);
  if (inner) return inner.some(holdsTypedWords);
  return TYPED.some((words) => v.is(schema, words));
}

/** The schemas that a schema is made of; null for one that stands for a value itself. */
function innerOf(schema: v.GenericSchema): readonly v.GenericSchema[] | null {
  const { entries, wrapped, options, item } = schema as Partial<{
    entries: Readonly<Record<string, v.GenericSchema>>;
    wrapped: v.GenericSchema;
    options: readonly unknown[];
    item: v.GenericSchema;
  }>;
  const { type } = schema;
  if (type === 'strict_object') return Object.values(entries ?? {});
  if (type === 'nullable' || type === 'optional') return wrapped ? [wrapped] : [];
  if (type === 'array') return item ? [item] : [];
  if (type === 'union' || type === 'variant') return (options ?? []) as readonly v.GenericSchema[];
  if (SINGLE.includes(type)) return null;
  // A kind that is not known here may hold anything.
  return [v.string()];
}

const SINGLE: readonly string[] = ['string', 'number', 'boolean', 'picklist', 'literal'];
