import * as v from 'valibot';
import { idSchema } from '../shared/id-form';
import { LINE, lineSchema, NOTE, textSchema, titleSchema } from '../shared/text/text-schema';
import { type CalendarDate, daysAfter } from '../shared/time/calendar';
import { translationsSchema } from '../shared/translations/translations-schema';

/** A training is read by volunteers and marked as done; a resource is help that somebody else offers. */
export const GUIDE_TYPES = ['training', 'resource'] as const;

/** A draft becomes published, a published one retired, and a retired one published again. */
export const GUIDE_STATES = ['draft', 'published', 'retired'] as const;

/** The fields of a guide that are translated. */
export const GUIDE_WORDS = ['title', 'body', 'hours'] as const;

/** What a resource helps with, in the order of its page. */
export const NEEDS = ['food', 'shelter', 'health', 'work', 'legal', 'papers', 'travel', 'crisis'] as const;

/** Whom a resource is for. */
export const AUDIENCES = ['both', 'volunteers', 'beneficiaries'] as const;

/** A resource that was checked longer ago is not trusted, in days. */
const CHECK_HOLDS_DAYS = 180;

const line = lineSchema(LINE);

/** The texts of a guide that have words in Spanish, with their bounds. */
export const guideTexts = { title: titleSchema(LINE), body: textSchema(NOTE), hours: line };

/** What staff decide about a guide; findGuideFaults says whether it makes sense. */
export const guideEntries = {
  type: v.picklist(GUIDE_TYPES),
  title: guideTexts.title,
  /** Plain text; an empty line ends a paragraph. */
  body: guideTexts.body,
  /** An https, tel or mailto address; empty for none. */
  link: line,
  /** How long the training takes; null in a draft alone, and for a resource. */
  minutes: v.nullable(v.pipe(v.number(), v.safeInteger())),
  /** Before whose shifts it has to be done: nobody's, everybody's, or those of some programs by their ids. */
  requiredFor: v.union([v.picklist(['nobody', 'everybody']), v.pipe(v.array(idSchema), v.maxLength(1_000))]),
  /** A training that was done before this day has to be done again; null when every time counts. */
  redoFrom: v.nullable(line),
  /** Null in a draft alone, and for a training. */
  need: v.nullable(v.picklist(NEEDS)),
  audience: v.picklist(AUDIENCES),
  phone: line,
  address: line,
  hours: line,
  languages: line,
  es: translationsSchema(guideTexts),
};

/** A training for volunteers, or a resource for volunteers and beneficiaries. Days are 'YYYY-MM-DD'. */
export const guideSchema = v.object({
  id: v.string(),
  /** Opaque; every change by staff gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  state: v.picklist(GUIDE_STATES),
  ...guideEntries,
  /** The day on which staff checked the resource; null before that, and for a training. */
  checkedOn: v.nullable(v.string()),
  /** The id of the person who checked it. */
  checkedBy: v.nullable(v.string()),
  /** Who said since then that it is wrong, by their ids; a meaningless key stands for an erased person. */
  reports: v.array(v.string()),
});

/** A training for volunteers, or a resource for volunteers and beneficiaries. */
export type Guide = Readonly<v.InferOutput<typeof guideSchema>>;

/** A guide without who reported it, which nobody sees. */
export const savedGuideSchema = v.omit(guideSchema, ['reports']);

/** A guide without who reported it. */
export type SavedGuide = Omit<Guide, 'reports'>;

/** The fields that staff decide. */
export type GuideDraft = Omit<SavedGuide, 'id' | 'revision' | 'state' | 'checkedOn' | 'checkedBy'>;

/** What a resource has of the fields of trainings. */
export const NO_TRAINING = { minutes: null, requiredFor: 'nobody', redoFrom: null } as const;
/** What a training has of the fields of resources. */
export const NO_RESOURCE = {
  need: null,
  audience: 'both' as const,
  phone: '',
  address: '',
  hours: '',
  languages: '',
};

/** What a new guide of a type begins with. */
export function emptyGuide(type: Guide['type']): GuideDraft {
  return { type, title: '', body: '', link: '', ...NO_TRAINING, ...NO_RESOURCE, es: null };
}

/** A guide without who reported it. */
export function savedGuide({ reports: _, ...guide }: Guide): SavedGuide {
  return guide;
}

/** Whether a resource has to be checked, since nobody did in the last 180 days. */
export function isUnchecked({ checkedOn }: Pick<Guide, 'checkedOn'>, today: CalendarDate): boolean {
  return checkedOn === null || daysAfter(checkedOn, CHECK_HOLDS_DAYS) < today;
}
