import { Fragment, type ReactNode } from 'react';
import { TYPED } from '../site-path';
import type { NamingSentence, SpokenWords } from './in-words';

// Pages in English leave out what only the others need.

/** Words in an element of their own where they are not in the language of the page. */
export function markedWords({ text, lang }: SpokenWords): ReactNode {
  return import.meta.env.VITE_LANGUAGE === 'es' && lang !== undefined ? (
    <span lang={lang}>{text}</span>
  ) : (
    text
  );
}

/** What somebody typed, in an element whose language is unknown (`lang=""`). An empty text stays empty. */
export function asTyped(text: string): ReactNode {
  return text === '' ? '' : markedWords({ text, lang: TYPED });
}

/** Stands in a sentence for the words that it is about. */
const PLACE = '\uFFFC';

const BETWEEN_NAMES = ', ';

/**
 * A sentence that names something, or several things with commas between them. A name gets an element of its own if it is in another
 * language than the page.
 */
export function sentenceOn(
  sentence: (words: string) => string,
  words: SpokenWords | readonly SpokenWords[],
): ReactNode {
  const names = [words].flat();
  if (import.meta.env.VITE_LANGUAGE !== 'es' || names.every(({ lang }) => lang === undefined))
    return sentence(names.map(({ text }) => text).join(BETWEEN_NAMES));
  const [before, after] = sentence(PLACE).split(PLACE);
  // It may be about something without naming it.
  if (after === undefined) return before;
  return (
    <>
      <span>{before}</span>
      {wordsInTurn(names, BETWEEN_NAMES)}
      <span>{after}</span>
    </>
  );
}

/** What is said in a text, or in a sentence that names something. */
export function shownSentence(said: string | NamingSentence): ReactNode {
  return typeof said === 'string' ? said : sentenceOn(said.sentence, said.words);
}

/** Words after one another, such as a shift and its event, each in an element of its own where it is not in the language of the page. */
export function wordsInTurn(all: readonly SpokenWords[], between: string): ReactNode {
  const said = all.filter(({ text }) => text !== '');
  if (import.meta.env.VITE_LANGUAGE !== 'es' || said.every(({ lang }) => lang === undefined))
    return said.map(({ text }) => text).join(between);
  return said.map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places
    <Fragment key={index}>
      {index > 0 && <span>{between}</span>}
      {markedWords(words)}
    </Fragment>
  ));
}
