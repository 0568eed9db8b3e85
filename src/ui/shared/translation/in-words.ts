import type { Lang, Shown } from '../../../core/shared/translations/in-spanish';
import { throughoutInSpanish } from '../../../core/shared/translations/throughout';

// Pages in English leave out what only the others need.

/** What members read, with its words in the language of the page. What is saved, compared or put into a file is the record itself. */
export function inWords<Value>(value: Value): Shown<Value> {
  return import.meta.env.VITE_LANGUAGE === 'es' ? throughoutInSpanish(value) : (value as Shown<Value>);
}

/** Words, with their language where that is not the one of the page; '' is that of words that somebody typed. */
export interface SpokenWords {
  readonly text: string;
  readonly lang: Lang | '';
}

/** The title of something in words. */
export function titleOf({ title, lang }: { readonly title: string; readonly lang?: TitleLang }): SpokenWords {
  return { text: title, lang: lang?.title };
}

interface TitleLang {
  readonly title?: Lang;
}
