import { textDigest } from './text-digest';
import type { Translation } from './translation';

type Group = Readonly<Record<string, unknown>>;

/** A group with the words of another one, whose fields are in Spanish, as its translations; null where there are none. */
export function translationsFrom(english: Group, spanish: Group, fields: readonly string[]): Group | null {
  const entries = fields
    .map((field) => [field, translationOf(english[field], spanish[field])])
    .filter(([, translation]) => translation);
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

function translationOf(english: unknown, spanish: unknown): Translation | (Translation | null)[] | null {
  if (Array.isArray(english) && Array.isArray(spanish))
    return english.map((text, index) => translationOf(text, spanish[index]) as Translation | null);
  return spanish ? { text: String(spanish), of: textDigest(String(english)) } : null;
}
