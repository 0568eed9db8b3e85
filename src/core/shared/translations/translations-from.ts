import { textDigest } from './text-digest';
import type { Translation } from './translation';

type Group = Readonly<Record<string, unknown>>;

/** The translations of a group, taken from the same group written in Spanish; null where it holds no text. */
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
