import type { Event } from './event';
import type { PublicEvent } from './event-view';

/** The longest line that says why to come, in characters. */
const LONGEST = 120;

/** A sentence ends where the next one begins, not behind an abbreviation such as 'a.m.' that goes on in small letters. */
const FIRST_SENTENCE = /^.*?[.!?…](?=\s+\P{Ll}|$)/u;

/**
 * One line why to come to an event: the first sentence of its description, of its first line; a longer one ends between two words, with
 * an ellipsis. Empty without a description.
 */
export function whyCome(description: string): string {
  const line = description.trim().split(/\r?\n/, 1)[0]?.trim() ?? '';
  const sentence = [...(FIRST_SENTENCE.exec(line)?.[0] ?? line)];
  if (sentence.length <= LONGEST) return sentence.join('');
  const room = sentence.slice(0, LONGEST - 1).join('');
  const words = /^(.*\S)\s/su.exec(room)?.[1] ?? room;
  return `${words.replace(/[,;:–-]$/, '')}…`;
}

/** The words in Spanish of an event in lists for those whom it is for: of its description, the line why to come. */
export function leadInSpanish({ es }: Pick<Event, 'es'>): PublicEvent['es'] {
  if (!es) return null;
  const { description, ...words } = es;
  return description ? { ...words, why: { ...description, text: whyCome(description.text) } } : words;
}
