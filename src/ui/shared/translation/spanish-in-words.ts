import { wordsOf } from '../../../core/shared/translations/words-of';

/** The words in Spanish of one of two versions that meet, one after the other. */
export function spanishInWords(es: object | null): string {
  return wordsOf(es).join('\n');
}
