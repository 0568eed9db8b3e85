import { inSpanish, type Shown } from './in-spanish';

/** The names of all texts that have words in Spanish, in whichever record. */
export const WORDS = [
  'title',
  'summary',
  'description',
  'nextStep',
  'text',
  'help',
  'choices',
  'access',
  'cancelReason',
  'why',
  'label',
  'body',
  'hours',
  'requiredFor',
  'value',
  'program',
  'campaign',
  'event',
] as const;

/** What is in a value, a record or a list of them, in Spanish, text by text: each record in it that has a field `es` knows its words. */
export function throughoutInSpanish<Value>(value: Value): Shown<Value> {
  return shown(value) as Shown<Value>;
}

function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null) return value;
  const { es, ...record } = value as Readonly<Record<string, unknown>>;
  const inside = Object.fromEntries(Object.entries(record).map(([name, field]) => [name, shown(field)]));
  if (es === undefined) return inside;
  return inSpanish(
    { ...inside, es },
    WORDS.filter((name) => isText(record[name])),
  );
}

function isText(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isText) : typeof value === 'string';
}
