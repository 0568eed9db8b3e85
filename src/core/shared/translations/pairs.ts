import { isList, type Stored, type Translation } from './translation';

/** A text of a record and its translation. */
export interface Pair {
  /** Dotted path of the English text in the record, such as 'questions.0.choices.1'. */
  readonly path: string;
  readonly english: string;
  readonly spanish: Translation | null;
}

/** The texts of a group that are translated, in the order of `fields`, each with its translation; `at` is where the group is. */
export function pairsOf(
  group: { readonly es: object | null },
  fields: readonly string[],
  at = '',
): readonly Pair[] {
  const translations = (group.es ?? {}) as Stored;
  return fields.flatMap((field): readonly Pair[] => {
    const [words, stored]: [unknown, Stored[string]] = [Reflect.get(group, field), translations[field]];
    const path = at + field;
    if (!Array.isArray(words)) return [pair(path, words, stored)];
    const each: Stored[string] = stored;
    return words.map((text, index) => pair(`${path}.${index}`, text, isList(each) ? each[index] : null));
  });
}

function pair(path: string, english: unknown, stored: Stored[string]): Pair {
  const spanish = stored && 'text' in stored ? stored : null;
  return { path, english: String(english ?? ''), spanish };
}

/** Whether a text has no translation. An empty text needs none. */
export function isMissing({ english, spanish }: Pair): boolean {
  return english.trim() !== '' && spanish === null;
}
