import type { ListedEvent } from '../../../core/events/event-view';
import {
  formatDayAt,
  formatInstant,
  formatMonth,
  formatTime,
  formatTimes,
} from '../../../core/shared/text/format';
import { type CalendarDate, noonOf } from '../../../core/shared/time/calendar';
import { loadFailures } from '../../shared/failure.texts';
import { menuTexts } from '../../shared/menu.texts';
import { eventsTexts } from '../events.texts';

/** What program managers read in their calendar. */
export const calendarTexts = {
  title: menuTexts['program-calendar'],
  view: 'View',
  views: { list: 'List', month: 'Month' },
  previous: 'Previous month',
  next: 'Next month',
  now: 'This month',
  print: 'Print',
  loading: 'Loading events…',
  readFailed: loadFailures('the calendar', 'see events'),
  none: { title: 'No sessions this month.', next: 'Look at another month, or create an event.' },
  /** The days of this month that are over are folded. */
  earlier: (days: number) => (days === 1 ? 'Show 1 earlier day' : `Show ${days} earlier days`),
  noMore: 'No more sessions this month.',
  create: eventsTexts.create,
  /** 'December 2026' for '2026-12'. */
  month: formatMonth,
  said: (month: string, count: number) =>
    `${calendarTexts.month(month)}: ${count === 1 ? '1 event' : `${count} events`}`,
  day: (date: CalendarDate) => formatDayAt(noonOf(date)),
  /** The day of the month: '5' for '2026-12-05'. */
  dayOfMonth: (date: CalendarDate) => String(Number(date.slice(8))),
  weekdays: [
    ['Sun', 'Sunday'],
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
  ] as const,
  start: formatTime,
  times: formatTimes,
  /** A link's name, which says the whole date: 'Fitting Day, Sat, Dec 5, 2026, 10:00 AM PT'. */
  named: ({ title, startsAt, state }: Pick<ListedEvent, 'title' | 'startsAt' | 'state'>) =>
    [
      title,
      startsAt === null ? '' : formatInstant(startsAt),
      state === 'canceled' ? eventsTexts.states.canceled : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  canceled: eventsTexts.states.canceled,
  fill: eventsTexts.fill,
};
