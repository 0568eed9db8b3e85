import { textDigest } from '../../../src/core/shared/translations/text-digest';
import type { Translation } from '../../../src/core/shared/translations/translation';

/** A translation that was written for an English text. */
export function spanishFor(english: string, text: string): Translation {
  return { text, of: textDigest(english) };
}
