import * as v from 'valibot';
import { isCalendarDate } from './calendar';

/** A day such as '2026-11-22', in all areas: what is no day of the calendar is refused, however long it is. */
export const daySchema = v.pipe(
  v.string('This has to be a text.'),
  v.maxLength(10, 'This has to be a day such as 2026-11-22.'),
  v.check(isCalendarDate, 'This has to be a day such as 2026-11-22.'),
);
