import type { GUIDE_WORDS } from '../../../core/guides/guide';
import type { TranslatedWord } from '../../shared/translation/translated-word';
import { guidesTexts } from './guides.texts';

const { labels } = guidesTexts;

const OF_GUIDE: Readonly<Record<(typeof GUIDE_WORDS)[number], TranslatedWord>> = {
  title: { label: labels.title },
  body: { label: labels.body, rows: 8 },
  hours: { label: labels.hours },
};

/** A text of a guide that is translated. */
export function guideWord(path: string): TranslatedWord {
  return OF_GUIDE[path as keyof typeof OF_GUIDE];
}
