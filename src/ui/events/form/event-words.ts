import type { TranslatedWord } from '../../shared/translation/translated-word';
import { eventFormTexts as texts } from './event-form.texts';

const { labels } = texts;

const OF_EVENT = {
  title: { label: labels.title },
  access: { label: labels.access, rows: 2 },
  description: { label: labels.description, rows: 3 },
} satisfies Readonly<Record<string, TranslatedWord>>;

/** A text of an event or of its shifts that is translated; the reason of a canceled one stands where it was canceled. */
export function eventWord(path: string): TranslatedWord {
  const [field, index] = path.split('.');
  return index === undefined
    ? OF_EVENT[field as keyof typeof OF_EVENT]
    : { label: texts.shift(Number(index) + 1) };
}
