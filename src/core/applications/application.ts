import * as v from 'valibot';
import type { Program } from '../programs/program';
import { pairSchema } from '../shared/sizes/shoe-size';
import { LANGUAGES } from '../shared/text/language';
import { businessDaysAfter } from '../shared/time/business-days';
import type { CalendarDate } from '../shared/time/calendar';

/** What somebody applies as: for a place, or to help. */
export const APPLICANTS = ['participant', 'volunteer'] as const;

/** An application waits for its answer, or was approved, denied or withdrawn. Only an approved one goes on, until it ends. */
const APPLICATION_STATES = ['pending', 'approved', 'denied', 'withdrawn'] as const;

/** What a list of applications can show; 'ended' was approved, and of 'call' somebody still has to tell the answer. */
export const APPLICATION_SHOWS = [...APPLICATION_STATES, 'ended', 'call', 'all'] as const;

/** The kinds of reasons for a denial. */
export const DENIAL_KINDS = ['no-place', 'not-offered', 'outside-area', 'not-reached', 'other'] as const;

/** How an enrollment ends: all shoes were given, the program was finished, or the person left. */
const ENDINGS = ['given', 'finished', 'left'] as const;

/** A pair that an applicant asks for. */
const wantedPairSchema = v.object({
  ...pairSchema.entries,
  /** For whom it is, in the applicant's words, such as 'my son'; missing where they did not say it. */
  forWhom: v.exactOptional(v.string()),
});

/** A pair that an applicant asks for. */
export type WantedPair = Readonly<v.InferOutput<typeof wantedPairSchema>>;

/** What an applicant fills in. */
export const applicationFormSchema = v.object({
  /** The name to be called. */
  name: v.string(),
  /** An email address, a phone number, or a caseworker's. */
  contact: v.string(),
  /** Access needs; may be empty. */
  access: v.string(),
  /** The shoes that a participant needs, where the program asks for sizes. */
  pairs: v.array(wantedPairSchema),
  /** What was answered, with each question as it was read; a choice is the English one, whatever was read. */
  answers: v.array(
    v.object({
      questionId: v.string(),
      question: v.string(),
      value: v.string(),
      /** The question in English, where it was read in Spanish. */
      english: v.exactOptional(v.string()),
    }),
  ),
  /** Whether a volunteer is 18 or older; null for others, and where nobody asked. */
  adult: v.nullable(v.boolean()),
  /** Name and phone of a minor volunteer's parent or guardian. */
  guardian: v.string(),
});

/** What an applicant fills in. */
export type ApplicationForm = Readonly<v.InferOutput<typeof applicationFormSchema>>;

const instant = v.nullable(v.number());

/** A pair that an applicant needs, and the move of the shelf with which they got it, at an instant in ms. */
const neededPairSchema = v.object({
  ...wantedPairSchema.entries,
  given: v.exactOptional(v.object({ moveId: v.string(), at: v.number() })),
});

/** A pair that an applicant needs; without `given` until they got it. */
export type NeededPair = Readonly<v.InferOutput<typeof neededPairSchema>>;

/** An application to a program; once approved, the enrollment in it. Times are in ms since the epoch. */
export const applicationSchema = v.object({
  id: v.string(),
  /** Opaque; every change gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  programId: v.string(),
  as: v.picklist(APPLICANTS),
  /** The account that it belongs to; null where staff recorded it for somebody without one, and after an erasure. */
  personId: v.nullable(v.string()),
  /** Meaningless, and the same for all applications of one account: it keeps people apart in figures after an erasure. */
  personKey: v.string(),
  ...applicationFormSchema.entries,
  pairs: v.array(neededPairSchema),
  /** That of the page from which it was sent. */
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  receivedAt: v.number(),
  state: v.picklist(APPLICATION_STATES),
  /** When it was approved, denied or withdrawn. */
  decidedAt: instant,
  /** Null where the applicant withdrew it. */
  decidedBy: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The day on which staff saw the paper consent for a minor volunteer. */
  consentSeenOn: v.nullable(v.string()),
  /** What the applicant reads with an approval; may be empty. */
  message: v.string(),
  reasonKind: v.nullable(v.picklist(DENIAL_KINDS)),
  /** One sentence that a denied applicant reads. */
  reason: v.string(),
  /** When the applicant was told of the answer: by a mail, or by staff. */
  toldAt: instant,
  ended: v.nullable(v.object({ at: v.number(), how: v.picklist(ENDINGS) })),
  /** When the person's words were deleted; from then on they are empty. */
  erasedAt: instant,
});

/** An application to a program. */
export type Application = Readonly<v.InferOutput<typeof applicationSchema>>;

/** What only staff read about an application; an export of the person's data holds it. A record of its own, so that no answer to an applicant can carry it. */
export const staffNoteSchema = v.object({
  /** That of the application. */
  id: v.string(),
  revision: v.string(),
  text: v.string(),
});

/** What only staff read about an application. */
export type StaffNote = Readonly<v.InferOutput<typeof staffNoteSchema>>;

/** What is decided about a pending application. */
export type Decision =
  | (Pick<Application, 'message' | 'consentSeenOn'> & { readonly state: 'approved' })
  | (Pick<Application, 'reason' | 'reasonKind'> & { readonly state: 'denied' })
  | { readonly state: 'withdrawn' };

/** A new application. */
export function receivedApplication(
  form: ApplicationForm,
  stamp: Pick<
    Application,
    'id' | 'revision' | 'programId' | 'as' | 'personId' | 'personKey' | 'language' | 'receivedAt'
  >,
): Application {
  return {
    ...stamp,
    ...form,
    state: 'pending',
    decidedAt: null,
    decidedBy: null,
    consentSeenOn: null,
    message: '',
    reasonKind: null,
    reason: '',
    toldAt: null,
    ended: null,
    erasedAt: null,
  };
}

/** Whether an application goes on: it waits, or was approved and has not ended. A person has one such in a program and role. */
export function isOpen({ state, ended }: Pick<Application, 'state' | 'ended'>): boolean {
  return state === 'pending' || isRunning({ state, ended });
}

/** Whether an application was approved and has not ended. */
export function isRunning({ state, ended }: Pick<Application, 'state' | 'ended'>): boolean {
  return state === 'approved' && ended === null;
}

/** Whether an application takes one of the program's places. People who help take none. */
export function isEnrolled(application: Pick<Application, 'as' | 'state' | 'ended'>): boolean {
  return application.as === 'participant' && isRunning(application);
}

/** The pairs that somebody still needs. */
export function openPairs(pairs: readonly NeededPair[]): WantedPair[] {
  return pairs.flatMap(({ given, ...pair }) => (given ? [] : pair));
}

/** A running application, which ends at `now` in ms where its program gives shoes and all of its pairs were given. */
export function endedWhenGiven(
  application: Application,
  { asksSizes }: Pick<Program, 'asksSizes'>,
  now: number,
): Application {
  const { pairs } = application;
  const isDone = asksSizes && isRunning(application) && pairs.length > 0 && openPairs(pairs).length === 0;
  return isDone ? { ...application, ended: { at: now, how: 'given' } } : application;
}

/** Whether an answer still has to be told by somebody. */
export function isUntold(application: Pick<Application, 'state' | 'ended' | 'toldAt' | 'erasedAt'>): boolean {
  const { state, toldAt, erasedAt } = application;
  return toldAt === null && erasedAt === null && (state === 'denied' || isRunning(application));
}

/** The day on which the answer to an application is due. */
export function answerBy(
  { receivedAt }: Pick<Application, 'receivedAt'>,
  { answerDays }: Pick<Program, 'answerDays'>,
): CalendarDate {
  return businessDaysAfter(receivedAt, answerDays);
}

/** Whether an application that is to be answered by a day still waits after it. */
export function isLate(
  { state }: Pick<Application, 'state'>,
  answerBy: CalendarDate,
  today: CalendarDate,
): boolean {
  return state === 'pending' && answerBy < today;
}
