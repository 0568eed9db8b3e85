import type { datePartsAt as english } from './date-parts';
import { formatDayAt } from './format.es';

/** The parts of the day of an instant in ms in Las Vegas: 'sáb', '21' and 'nov'. */
export const datePartsAt: typeof english = (ms) => {
  // 'sáb, 21 nov 2026'
  const [weekday = '', day = '', month = ''] = formatDayAt(ms).split(/,? /);
  return { weekday, day, month };
};
