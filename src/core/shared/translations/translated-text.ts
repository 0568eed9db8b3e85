import type { Pair } from './pairs';
import { textDigest } from './text-digest';
import type { Translation } from './translation';

// Beside the translation itself, which public pages read: what they carry grows with neither of these.

/** What somebody typed in Spanish, as the translation of the English text that they saw; null where they typed nothing. */
export function translatedText(english: string, typed: string): Translation | null {
  return typed.trim() === '' ? null : { text: typed, of: textDigest(english) };
}

/** Whether the English text is another one than the translation was written for; never where that one is not known. */
export function hasEnglishChanged({ of }: Translation, english: string): boolean {
  return of !== '' && of !== textDigest(english);
}

/** Whether a text was changed since it was translated. */
export function isStale({ english, spanish }: Pair): boolean {
  return spanish !== null && hasEnglishChanged(spanish, english.trim());
}
