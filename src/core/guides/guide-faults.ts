import type { FieldFault } from '../shared/forms/field-rule';
import { faultAt, type TextFault, textFaultsOf } from '../shared/forms/text-faults';
import { type CalendarDate, pastDayFault } from '../shared/time/calendar';
import { type TranslationFault, translationFaultsOf } from '../shared/translations/translation-faults';
import { GUIDE_WORDS, type GuideDraft } from './guide';
import { tidyGuide } from './guide-draft';

/** The longest texts of a guide, in UTF-16 units. */
export const LONGEST_OF_GUIDE = {
  title: 120,
  body: 10_000,
  link: 500,
  phone: 40,
  address: 200,
  hours: 200,
  languages: 100,
} as const;

const { title, body, hours } = LONGEST_OF_GUIDE;
const LONGEST_TRANSLATIONS = { title, body, hours };

/** The longest training, in minutes. */
export const MOST_MINUTES = 600;

/** Where a guide may link to. White space and control characters are refused, since browsers drop them inside a scheme. */
const LINK = /^(?:https:\/\/[^/\\\s\p{Cc}]|mailto:[^\s\p{Cc}]|tel:[^\s\p{Cc}])[^\s\p{Cc}]*$/iu;

/** What nobody sees in a link and what turns its letters around, such as U+202E. */
const UNSEEN = /\p{Cf}/u;
/** A name and password in front of the host, also as a percent sign that browsers read as '@'. */
const WITH_SIGN_IN = /^https:\/\/[^/?#\\]*[@%]/iu;

/** What is wrong with a link; null for none. */
function linkFault(link: string) {
  if (link === '') return null;
  if (UNSEEN.test(link)) return 'unseen';
  if (!LINK.test(link)) return 'malformed';
  return WITH_SIGN_IN.test(link) ? 'with-sign-in' : null;
}

/** One fault of a guide: see findGuideFaults. */
export type GuideFault =
  | FieldFault<keyof typeof LONGEST_OF_GUIDE, TextFault>
  | FieldFault<'link', 'malformed' | 'unseen' | 'with-sign-in'>
  | FieldFault<'minutes', 'out-of-range'>
  | FieldFault<'requiredFor' | 'need', 'missing'>
  | FieldFault<'redoFrom', 'invalid' | 'future'>
  | TranslationFault<(typeof GUIDE_WORDS)[number]>;

/** What a guide has to hold. */
interface GuideTerms {
  /** Whether it is published, or will be. */
  readonly isPublished: boolean;
  readonly today: CalendarDate;
}

/**
 * What is wrong with a guide, in the order of the form. A draft needs a title alone; a published training also its minutes and, where
 * only some programs require it, one of them; a published resource what it helps with. No training has to be done again from a day
 * that is still to come: nobody could do it until then.
 */
export function findGuideFaults(typed: GuideDraft, { isPublished, today }: GuideTerms): GuideFault[] {
  const draft = tidyGuide(typed);
  const { type, link, minutes, requiredFor, redoFrom, need } = draft;
  const texts = textFaultsOf(draft, LONGEST_OF_GUIDE, ['title']);
  const inSpanish = translationFaultsOf(draft.es, LONGEST_TRANSLATIONS)(...GUIDE_WORDS);
  const general = [...texts('title', 'body', 'link'), ...faultAt({ field: 'link' }, linkFault(link))];
  if (type === 'resource')
    return [
      ...general,
      ...faultAt({ field: 'need' }, isPublished && need === null && 'missing'),
      ...texts('phone', 'address', 'hours', 'languages'),
      ...inSpanish,
    ];
  const isTimed = minutes === null ? !isPublished : minutes >= 1 && minutes <= MOST_MINUTES;
  return [
    ...general,
    ...faultAt({ field: 'minutes' }, !(isTimed && Number.isSafeInteger(minutes ?? 0)) && 'out-of-range'),
    ...faultAt({ field: 'requiredFor' }, isPublished && requiredFor.length === 0 && 'missing'),
    ...faultAt({ field: 'redoFrom' }, redoFrom !== null && pastDayFault(redoFrom, today)),
    ...inSpanish,
  ];
}
