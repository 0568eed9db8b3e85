import { emptyGuide, type GuideDraft, type SavedGuide } from '../../../core/guides/guide';
import { tidyGuide } from '../../../core/guides/guide-draft';

/** What the guide form holds: what may be missing as an empty text. */
export interface GuideFormValues extends Omit<GuideDraft, 'minutes' | 'requiredFor' | 'redoFrom' | 'need'> {
  /** As it is typed. */
  readonly minutes: string;
  readonly requiredFor: 'nobody' | 'everybody' | 'programs';
  /** Those that require it, where only some do. */
  readonly programIds: readonly string[];
  readonly redoFrom: string;
  readonly need: NonNullable<GuideDraft['need']> | '';
  /** Whether the person who saves a resource checked it today. */
  readonly checked: boolean;
}

/** What the form of a new guide begins with. */
export const FIRST_VALUES = valuesOf(emptyGuide('training'));

/** What the form shows of a guide, its fields in the order of the form. */
export function valuesOf(draft: GuideDraft | SavedGuide): GuideFormValues {
  const { type, title, body, link, minutes, requiredFor, redoFrom } = draft;
  const { need, audience, phone, address, hours, languages, es } = draft;
  const isSome = typeof requiredFor !== 'string';
  return {
    type,
    title,
    body,
    link,
    minutes: minutes === null ? '' : String(minutes),
    requiredFor: isSome ? 'programs' : requiredFor,
    programIds: isSome ? [...requiredFor].sort() : [],
    redoFrom: redoFrom ?? '',
    need: need ?? '',
    audience,
    phone,
    address,
    hours,
    languages,
    es,
    checked: false,
  };
}

/** The tidy draft that the values stand for; what is not a whole number becomes NaN, which is a fault. */
export function draftOfValues({ checked: _, programIds, ...values }: GuideFormValues): GuideDraft {
  const { minutes, requiredFor, redoFrom, need } = values;
  const digits = minutes.trim();
  return tidyGuide({
    ...values,
    minutes: digits === '' ? null : /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN,
    requiredFor: requiredFor === 'programs' ? [...programIds].sort() : requiredFor,
    redoFrom: redoFrom || null,
    need: need || null,
  });
}
