import type { Lang, Shown } from '../../../core/shared/translations/in-spanish';
import { throughoutInSpanish } from '../../../core/shared/translations/throughout';

// Pages in English leave out what only the others need.

/** What people read, with its words in the language of the page. What is saved, compared or put into a file is the record itself. */
export function inWords<Value>(value: Value): Shown<Value> {
  return import.meta.env.VITE_LANGUAGE === 'es' ? throughoutInSpanish(value) : (value as Shown<Value>);
}

/** Records as the data in a page's HTML has them: in the words of the page's language alone. */
export function asPageData<Value extends object>(
  values: readonly (Value & { readonly es: object | null })[],
): readonly Shown<Value>[] {
  if (import.meta.env.VITE_LANGUAGE === 'es')
    return inWords<readonly Value[]>(values) as readonly Shown<Value>[];
  return values.map(({ es, ...english }) => english as object as Shown<Value>);
}

/** Words, with their language where that is not the one of the page; '' is that of words that somebody typed. */
export interface SpokenWords {
  readonly text: string;
  readonly lang: Lang | '';
}

/** A sentence that names something. What shows it gives the name an element of its own if it is in another language than the page. */
export interface NamingSentence {
  readonly sentence: (words: string) => string;
  readonly words: SpokenWords;
}

/** The title of something in words. */
export function titleOf({ title, lang }: { readonly title: string; readonly lang?: TitleLang }): SpokenWords {
  return { text: title, lang: lang?.title };
}

interface TitleLang {
  readonly title?: Lang;
}
