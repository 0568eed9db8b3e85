import { isMissing, type Pair } from '../../../core/shared/translations/pairs';
import type { TranslatedWordOf } from './translated-word';
import { translationTexts as texts } from './translation.texts';

/** What is said before a record is published: its words that are not in Spanish, by their names; null for none. */
export function notYetInSpanish(pairs: readonly Pair[], wordOf: TranslatedWordOf): string | null {
  const words = pairs.filter(isMissing).map(({ path }) => wordOf(path));
  const names = new Set(words.map(({ label, among = label }) => among));
  return names.size > 0 ? texts.notYet([...names]) : null;
}
