import type { FieldFault } from '../shared/forms/field-rule';
import { faultAt, type LineFault, lineFault } from '../shared/forms/text-faults';
import { type CalendarDate, daysAfter, pastDayFault } from '../shared/time/calendar';
import { areMinutes } from '../signups/marks';
import { LONGEST_OF_SIGNUP } from '../signups/signup-faults';
import type { Work } from './hours.api';

/** Work can be logged back to so many days ago. */
const LOGGED_DAYS = 366;

/** What somebody says that they did. */
export type WorkForm = Pick<Work, 'day' | 'minutes' | 'note'>;

/** What is wrong with logged work. */
export type WorkFault =
  | FieldFault<'day', 'invalid' | 'future' | 'too-old'>
  | FieldFault<'minutes', 'invalid'>
  | FieldFault<'note', LineFault>;

/** What is wrong with logged work, in the order of the form; `today` is the day in Las Vegas. */
export function findWorkFaults({ day, minutes, note }: WorkForm, today: CalendarDate): readonly WorkFault[] {
  const isOld = day < daysAfter(today, -LOGGED_DAYS) && ('too-old' as const);
  return [
    ...faultAt({ field: 'day' as const }, pastDayFault(day, today) ?? isOld),
    ...faultAt({ field: 'minutes' as const }, !areMinutes(minutes) && ('invalid' as const)),
    ...faultAt({ field: 'note' as const }, lineFault(note.trim(), LONGEST_OF_SIGNUP.note)),
  ];
}
