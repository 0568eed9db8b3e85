import type { EventState, Invitee } from '../../core/events/event';
import type { ListedEvent } from '../../core/events/event-view';
import { countOf, heldPlaces } from '../../core/events/event-view';
import { formatDayAt, formatSpan, formatTimes } from '../../core/shared/text/format';
import { formatCount } from '../../core/shared/text/format-count';
import { menuTexts } from '../shared/menu.texts';
import { recordTexts } from '../shared/record.texts';
import { formatMinutes } from '../shared/text/duration';
import { guestsWhoCame, hasGuests, marked, minutesWorked, shiftsFilled } from './event-figures';

/** What is said of events wherever they are listed, opened and changed. */
export const eventRecordTexts = recordTexts({
  singular: 'event',
  plural: 'events',
  all: 'the events',
  this: 'this event',
  gone: 'This event no longer exists',
  changed: 'This event changed elsewhere',
  isHidden: true,
});

/** What staff read about events in lists. */
export const eventsTexts = {
  /** The headings of the pages, as in the menu. */
  titles: {
    upcoming: menuTexts['upcoming-events'],
    past: menuTexts['past-events'],
    create: menuTexts['create-event'],
    own: menuTexts.events,
  },
  tabs: { label: 'Events by time', upcoming: 'Upcoming', past: 'Past' },
  states: { draft: 'Draft', published: 'Published', canceled: 'Canceled' } satisfies Record<
    EventState,
    string
  >,
  invitees: {
    everybody: 'Everybody (on the public page)',
    volunteers: 'Volunteers',
    donors: 'Donors',
    beneficiaries: 'Beneficiaries',
  } satisfies Record<Invitee, string>,
  nobodyInvited: 'Volunteers of the shifts alone',
  search: 'Search events',
  searchHint: 'Title, place or program',
  program: 'Program',
  everyProgram: 'All programs',
  noProgram: 'No program',
  show: 'Show',
  shows: { published: 'Published', draft: 'Drafts', canceled: 'Canceled', all: 'All' },
  showsOfPast: { all: 'All', unmarked: 'Not all marked' },
  from: 'From',
  to: 'To',
  create: 'Create event',
  print: 'Print',
  list: eventRecordTexts.list,
  none: {
    upcoming: { title: 'No upcoming events.', next: 'Create the next one.' },
    past: { title: 'None yet.', next: 'Events appear here when they are over.' },
  },
  /** The next ones of a program. */
  next: 'Next events',
  /** Heads of columns. */
  events: 'Events',
  when: 'When',
  event: 'Event',
  guests: 'Guests',
  shifts: 'Shifts',
  state: 'State',
  came: 'Came',
  hours: 'Hours',
  marked: 'Marked',
  actions: 'Actions',
  daySheet: 'Day sheet',
  /** An event with its day: 'Fitting Day, Sat, Nov 28, 2026'. */
  named: ({ title, startsAt }: Named) => (startsAt === null ? title : `${title}, ${formatDayAt(startsAt)}`),
  noDate: 'No date yet',
  span: ({ startsAt, endsAt }: Pick<ListedEvent, 'startsAt' | 'endsAt'>) =>
    startsAt === null || endsAt === null ? eventsTexts.noDate : formatSpan(startsAt, endsAt),
  day: formatDayAt,
  times: formatTimes,
  dropIn: 'drop in',
  nobody: 'none',
  /** How many guests have a place. */
  guestsOf: (event: Pick<ListedEvent, 'invited' | 'takesSignups' | 'places' | 'counts'>) => {
    if (!hasGuests(event)) return eventsTexts.nobody;
    return event.takesSignups
      ? taken(heldPlaces(countOf(event.counts, null)), event.places)
      : eventsTexts.dropIn;
  },
  /** How many places of the shifts are taken. */
  shiftsOf: (event: Pick<ListedEvent, 'shifts' | 'counts'>) => {
    const { held, wanted } = shiftsFilled(event);
    return event.shifts.length === 0 ? eventsTexts.nobody : `${taken(held, wanted)} filled`;
  },
  cameTo: (event: Pick<ListedEvent, 'counts' | 'walkIns'>) => {
    const came = formatCount(guestsWhoCame(event));
    return event.walkIns === 0 ? came : `${came} and ${formatCount(event.walkIns)} without a name`;
  },
  hoursOf: (event: Pick<ListedEvent, 'counts'>) => formatMinutes(minutesWorked(event)),
  markedOf: (event: Pick<ListedEvent, 'counts'>) => {
    const { done, total } = marked(event);
    return total === 0 ? eventsTexts.nobody : taken(done, total);
  },
  /** How full an event is, in a line. */
  fill: (event: Pick<ListedEvent, 'invited' | 'takesSignups' | 'places' | 'shifts' | 'counts'>) =>
    [
      hasGuests(event) && `${eventsTexts.guests}: ${eventsTexts.guestsOf(event)}`,
      event.shifts.length > 0 && `${eventsTexts.shifts}: ${eventsTexts.shiftsOf(event)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  taken,
};

type Named = Pick<ListedEvent, 'title' | 'startsAt'>;

/** '7 of 12'; the number alone without a limit. */
function taken(held: number, most: number | null): string {
  return most === null ? formatCount(held) : `${formatCount(held)} of ${formatCount(most)}`;
}
