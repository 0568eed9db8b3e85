import type { Work } from '../../../core/hours/hours.api';
import { TYPED } from '../../shared/site-path';
import { inWords, type SpokenWords } from '../../shared/translation/in-words';
import { ownHoursTexts as texts } from './own-hours.texts';

/** The program of work, or that it was other work. */
export function programOf(work: Work): SpokenWords {
  const { program, lang } = inWords(work);
  return program === null
    ? { text: texts.otherWork, lang: undefined }
    : { text: program, lang: lang?.program };
}

/** What was done: the shift, its event, and what the person noted; `text` has all of it. */
export function whatOf(work: Work): { readonly parts: readonly SpokenWords[]; readonly text: string } {
  const { label, event, note, lang } = inWords(work);
  const all: readonly SpokenWords[] = [
    { text: label, lang: lang?.label },
    { text: event, lang: lang?.event },
    { text: note, lang: TYPED },
  ];
  const parts = all.filter(({ text }) => text !== '');
  return { parts, text: parts.map(({ text }) => text).join(': ') };
}
