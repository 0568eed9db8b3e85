import { type EventFault, MOST_DATES } from '../../../core/events/event-faults';
import { isCalendarDate } from '../../../core/shared/time/calendar';
import type { FormProblem } from '../../shared/form/form-state';
import { typedNumber } from '../../shared/text/typed-number';
import { eventFormTexts as texts } from './event-form.texts';
import { datesOf, type EventFormValues } from './event-form-values';

/** What is wrong with what is typed: an event's fault, or what only the form knows. */
export type FormFault = EventFault | FormProblem;

/** What is wrong with the repeats of a new event: their number, or a date whose times the clocks skip. */
export function repeatProblems(values: EventFormValues): readonly FormProblem[] {
  if (values.repeat === 'none') return [];
  const count = typedNumber(values.dates);
  if (!(count >= 2 && count <= MOST_DATES)) return [{ field: 'dates', message: texts.countOfDates }];
  const skipped = datesOf(values).flatMap(({ date, draft }) => (draft ? [] : date));
  return skipped.length === 0 ? [] : [{ field: 'dates', message: texts.skippedIn(skipped) }];
}

/** The time of the start is missing. */
export const NO_START: FormProblem = { field: 'startsAt', message: texts.missing.startsAt ?? '' };

/** Whether the date and the time of the start are both missing. */
export function lacksStart(fault: EventFault, { date, startsAt }: EventFormValues): boolean {
  return fault.field === 'startsAt' && !isCalendarDate(date) && startsAt === '';
}

/** A shift's fault stands at its part: 'shifts.0.label'. A start without a day is a matter of the date. */
export function explain(fault: FormFault, { date, startsAt }: EventFormValues): FormProblem {
  if ('message' in fault) return fault;
  if (fault.field === 'shifts')
    return { field: `shifts.${fault.line - 1}.${fault.part}`, message: texts.fault(fault) };
  const isOfDate = fault.field === 'startsAt' && !isCalendarDate(date);
  if (!isOfDate && fault.field === 'startsAt' && startsAt === '') return NO_START;
  if (!isOfDate) return { field: fault.field, message: texts.fault(fault) };
  const isMissing = fault.fault === 'missing';
  return { field: 'date', message: isMissing ? (texts.missing.date ?? '') : texts.fault(fault) };
}
