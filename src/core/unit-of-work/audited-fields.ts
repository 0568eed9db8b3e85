import { fieldNames } from '../shared/forms/field-names';
import { isEqual } from '../shared/is-equal';

type Group = Readonly<Record<string, unknown>>;

/**
 * The fields in which a draft of a record changed, as the audit log names them, with spaces between. Words in Spanish have 'es.'
 * before the field that they translate.
 */
export function auditedFields<Draft extends { readonly es: object | null }>(
  before: Draft,
  after: Draft,
): string {
  const { es: spanishBefore, ...wordsBefore } = before;
  const { es: spanishAfter, ...wordsAfter } = after;
  const fields = fieldNames(wordsAfter as Group).flatMap((field) =>
    changesOf(field, (wordsBefore as Group)[field], (wordsAfter as Group)[field]),
  );
  const [from, to] = [(spanishBefore ?? {}) as Group, (spanishAfter ?? {}) as Group];
  const spanish = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => !isEqual(from[field], to[field]))
    .map((field) => `es.${field}`);
  return [...fields, ...spanish].join(' ');
}

/** A list of items with translations of their own, such as questions, is two things: what it is, and its words in Spanish. */
function changesOf(field: string, before: unknown, after: unknown): readonly string[] {
  if (isEqual(before, after)) return [];
  const [from, to] = [itemsOf(before), itemsOf(after)];
  if (!from || !to) return [field];
  const isSame = isEqual(from.map(withoutSpanish), to.map(withoutSpanish));
  const isSpanish = to.some(({ id, es }) => !isEqual(es, from.find((item) => item.id === id)?.es ?? null));
  return [...(isSame ? [] : [field]), ...(isSpanish ? [`es.${field}`] : [])];
}

interface Item {
  readonly id: string;
  readonly es: object | null;
}

/** The items of a list whose items are translated; null for any other value. */
function itemsOf(value: unknown): readonly Item[] | null {
  if (!Array.isArray(value)) return null;
  return value.every((item) => typeof item === 'object' && item !== null && 'es' in item) ? value : null;
}

function withoutSpanish({ es, ...item }: Item): object {
  return item;
}
