import { isMissing, type Pair } from '../../../core/shared/translations/pairs';
import { translationTexts as texts } from './translation.texts';

/** What is said before a record is published outside its form: its words that are not in Spanish, by their names; null for none. */
export function notYetInSpanish(pairs: readonly Pair[], nameOf: (path: string) => string): string | null {
  const names = new Set(pairs.filter(isMissing).map(({ path }) => nameOf(path)));
  return names.size > 0 ? texts.notYet([...names]) : null;
}
