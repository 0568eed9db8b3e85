import { isList, type Stored } from './translation';

/** The texts of translations, such as those that a search looks into. */
export function wordsOf(es: object | null): readonly string[] {
  return Object.values((es ?? {}) as Stored).flatMap((stored) => {
    const all = isList(stored) ? stored : [stored];
    return all.flatMap((translation) => translation?.text ?? []);
  });
}
