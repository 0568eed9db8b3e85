import type { Language } from '../shared/text/language';
import { isStaff } from './role';

/** Who gets a mail: the address, and the language in which its owner reads. */
export interface Reader {
  readonly to: string;
  readonly language: Language;
}

/** Somebody with an account or without one, as far as it matters for what they read. */
export interface KnownReader {
  /** Null without an account. */
  readonly role: string | null;
  /** What they have chosen. */
  readonly language?: Language;
}

/** Whether somebody has chosen a language. */
export function hasChosenLanguage({ language }: KnownReader): boolean {
  return language !== undefined;
}

/**
 * The language in which somebody reads what the foundation writes to them: the one that they have chosen; else the one in which
 * they wrote what is answered, if anything is; else English. Staff read English.
 */
export function readingLanguage(person?: KnownReader | null, wrote?: Language): Language {
  if (person && isStaff(person.role)) return 'en';
  return person?.language ?? wrote ?? 'en';
}
