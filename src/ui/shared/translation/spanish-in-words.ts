import { wordsOf } from '../../../core/shared/translations/record-translations';

/** The words in Spanish of one of two versions that meet, one after the other. */
export function spanishInWords(es: object | null): string {
  return wordsOf(es).join('\n');
}
