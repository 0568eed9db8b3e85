import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { changeEntries } from '../shared/change-entries';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, lineSchema, textSchema } from '../shared/text/text-schema';
import { daySchema } from '../shared/time/day.schema';

/** What a list of hours shows. */
export const HOURS_SHOWS = ['claimed', 'approved', 'returned'] as const;

/** Stands for work of no program in a list of hours. */
export const OTHER_WORK = 'none';

/** What staff ask of hours; `base` is the revision that a change was made from. */
export const hoursInputs = {
  /** Null for all of the person's programs, or OTHER_WORK. */
  list: v.strictObject({ ...pageFields(), show: v.picklist(HOURS_SHOWS), programId: v.nullable(idSchema) }),
  /** All of them or none. */
  approve: v.strictObject({
    entries: v.pipe(v.array(v.strictObject(changeEntries)), v.minLength(1), v.maxLength(500)),
  }),
  giveBack: v.strictObject({ ...changeEntries, reason: textSchema(LINE) }),
};

/** What each call of `hoursApi` takes. */
export type HoursInput = InputTypes<typeof hoursInputs>;

/** What a list of one's own hours shows. */
export const OWN_HOURS_SHOWS = ['all', ...HOURS_SHOWS] as const;

const year = v.pipe(v.number(), v.safeInteger(), v.minValue(1900), v.maxValue(2199));

const work = {
  /** Null for other work. */
  programId: v.nullable(idSchema),
  /** A Pacific day; findWorkFaults says whether it makes sense. */
  day: daySchema,
  minutes: v.pipe(v.number(), v.safeInteger()),
  note: lineSchema(LINE),
};

/** What people ask of their own hours. */
export const ownHoursInputs = {
  /** The year is null for this one. */
  list: v.strictObject({ ...pageFields(), year: v.nullable(year), show: v.picklist(OWN_HOURS_SHOWS) }),
  get: v.strictObject({ id: idSchema }),
  approved: v.strictObject({ year }),
  shiftsOn: v.strictObject({ day: daySchema }),
  /** Under an id that the form chose. */
  log: v.strictObject({ ...work, id: chosenIdSchema }),
  change: v.strictObject({ ...work, ...changeEntries }),
  takeBack: v.strictObject(changeEntries),
};

/** What each call of `ownHoursApi` takes. */
export type OwnHoursInput = InputTypes<typeof ownHoursInputs>;
