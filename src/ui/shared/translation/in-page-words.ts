import { inSpanish, type Shown } from '../../../core/shared/translations/in-spanish';

// Not PAGE_LANGUAGE: pages in English leave out what only the others need.

/** A record in the words of this tree's language. */
function inPageWords<Value extends object>(value: Value, fields: readonly string[]): Shown<Value> {
  return import.meta.env.VITE_LANGUAGE === 'es' ? inSpanish(value, fields) : asIs(value);
}

/** Records in the words of this tree's language. */
export function allInPageWords<Value extends object>(
  values: readonly Value[],
  fields: readonly string[],
): readonly Shown<Value>[] {
  return values.map((value) => inPageWords(value, fields));
}

/** Records as the data of a page has them: in the words of this tree's language alone. */
export function asPageData<Value extends object>(
  values: readonly (Value & { readonly es: object | null })[],
  fields: readonly string[],
): readonly Shown<Value>[] {
  if (import.meta.env.VITE_LANGUAGE === 'es') return allInPageWords<Value>(values, fields);
  return values.map(({ es, ...english }) => asIs<Value>(english));
}

function asIs<Value extends object>(value: object): Shown<Value> {
  return value as Shown<Value>;
}
