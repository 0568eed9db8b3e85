import { formatDayAt } from './format';

/** The parts of the day of an instant in ms in Las Vegas: 'Sat', '21' and 'Nov'. */
export function datePartsAt(ms: number) {
  // 'Sat, Nov 21, 2026'
  const [weekday = '', month = '', day = ''] = formatDayAt(ms).split(/,? /);
  return { weekday, day, month };
}
