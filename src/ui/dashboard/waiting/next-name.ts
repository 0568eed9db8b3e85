import type { NextUp } from '../../../core/signups/own/next-up';
import { inWords, type SpokenWords } from '../../shared/translation/in-words';

/** What somebody comes to next in words: the event, and `whole` with its shift, as in 'Welcome desk: Fitting Day'. */
export function nextName(next: NextUp): {
  readonly event: SpokenWords;
  readonly whole: readonly SpokenWords[];
} {
  const words = inWords(next);
  const event = { text: words.event.title, lang: words.event.lang?.title };
  const { shift } = words;
  return { event, whole: shift ? [{ text: shift.label, lang: shift.lang?.label }, event] : [event] };
}
