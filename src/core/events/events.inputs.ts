import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { changeEntries } from '../shared/change-entries';
import { fewSchema } from '../shared/forms/few-schema';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, textSchema } from '../shared/text/text-schema';
import { daySchema } from '../shared/time/day.schema';
import { sentTranslationsSchema } from '../shared/translations/translations-schema';
import { EVENT_STATES, eventEntries, eventTexts, shiftSchema, shiftTexts } from './event';
import { MOST_DATES } from './event-faults';

const day = daySchema;
const instant = v.pipe(v.number(), v.safeInteger());

const narrowed = {
  /** Null for all of the person's programs; 'none' for events of no program. */
  programId: v.nullable(idSchema),
  /** Pacific days, both included; null for no bound. */
  from: v.nullable(day),
  to: v.nullable(day),
};

const filter = {
  ...narrowed,
  /** Each of its words begins a word of the title, the place or the program's title; an empty one finds everything. */
  search: textSchema(LINE),
};

const sentShift = v.object({ ...shiftSchema.entries, es: sentTranslationsSchema(shiftTexts) });

const draft = {
  ...eventEntries,
  es: sentTranslationsSchema(eventTexts),
  shifts: v.pipe(
    fewSchema(sentShift),
    v.check((all) => new Set(all.map((shift) => shift.id)).size === all.length, 'Two shifts have one id.'),
  ),
};

/** What the calls of `eventsApi` take. findEventFaults says whether a draft makes sense. */
export const eventsInputs = {
  /** Events that are not over; drafts without a date come last. */
  upcoming: v.strictObject({ ...pageFields(), ...filter, show: v.picklist([...EVENT_STATES, 'all']) }),
  /** Published events that are over, the latest first; 'unmarked': those with somebody who has no mark yet. */
  past: v.strictObject({ ...pageFields(), ...filter, show: v.picklist(['all', 'unmarked']) }),
  /** Published and canceled events that start on these days, with no page. */
  between: v.strictObject({ ...filter, from: day, to: day }),
  /** Shifts of published events to come, by their start; 'gaps': those that still need somebody. */
  openShifts: v.strictObject({ ...pageFields(), ...narrowed, show: v.picklist(['gaps', 'all']) }),
  get: v.strictObject({ id: idSchema }),
  /** `further` has ids and starts (ms) of further copies; each lasts as long, and its shifts keep their distance on the clock. */
  create: v.pipe(
    v.strictObject({
      ...draft,
      id: chosenIdSchema,
      publish: v.boolean(),
      further: v.pipe(
        v.array(v.strictObject({ id: chosenIdSchema, startsAt: instant })),
        v.maxLength(MOST_DATES - 1),
      ),
    }),
    v.check(
      ({ id, further }) => new Set([id, ...further.map((date) => date.id)]).size === further.length + 1,
      'Two dates have one id.',
    ),
  ),
  /** `base` is the revision that the change was made from. */
  save: v.strictObject({ ...draft, ...changeEntries }),
  publish: v.strictObject(changeEntries),
  /** `withLater`: the later dates of its series, too. */
  cancel: v.strictObject({
    ...changeEntries,
    reason: textSchema(LINE),
    /** The reason in Spanish; none without it. */
    reasonInSpanish: v.exactOptional(textSchema(LINE)),
    withLater: v.boolean(),
  }),
  deleteDraft: v.strictObject(changeEntries),
  saveEffect: v.strictObject({ ...draft, id: idSchema }),
  cancelEffect: v.strictObject({ id: idSchema, withLater: v.boolean() }),
  saveWalkIns: v.strictObject({ ...changeEntries, walkIns: v.pipe(v.number(), v.safeInteger()) }),
};

/** What each call of `eventsApi` takes. */
export type EventsInput = InputTypes<typeof eventsInputs>;
