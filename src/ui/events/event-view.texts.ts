import type { EventView } from '../../core/events/event-view';
import { formatDayAt, formatInstant, formatLately } from '../../core/shared/text/format';
import { formatCount } from '../../core/shared/text/format-count';
import type { Obstacle, RosterEntry } from '../../core/signups/signup-view';
import { ANOTHER_EVENT } from '../shared/text/another-event.texts';
import { eventRecordTexts, eventsTexts } from './events.texts';

/** What staff read about one event and who signed up for it. */
export const eventViewTexts = {
  event: 'Event',
  backToList: 'Back to events',
  backToEvent: 'Back to the event',
  editEvent: 'Edit event',
  one: {
    ...eventRecordTexts.one,
    readFailed: { ...eventRecordTexts.one.readFailed, validation: 'This address doesn’t work.' },
  },
  about: 'About this event',
  when: 'When',
  where: 'Place',
  access: 'Access notes',
  description: 'Description',
  contact: 'Contact',
  invited: 'Who is invited',
  program: 'Program',
  guestsSignUp: 'Guests',
  signUp: (places: number | null) =>
    places === null
      ? 'Sign up, no limit'
      : `Sign up, ${places === 1 ? '1 place' : `${formatCount(places)} places`}`,
  cancelReason: 'Why it was canceled',
  edit: 'Edit',
  copy: 'Copy',
  addToCalendar: 'Add to calendar',
  daySheet: eventsTexts.daySheet,
  otherDates: (count: number) => `Other dates (${formatCount(count)})`,
  otherDate: ({ startsAt, state }: EventView['others'][number]) =>
    [
      startsAt === null ? eventsTexts.noDate : formatInstant(startsAt),
      state === 'published' ? '' : eventsTexts.states[state],
    ]
      .filter((part) => part !== '')
      .join(', '),
  cancel: 'Cancel event',
  acts: {
    publish: 'Publish',
    deleteDraft: 'Delete draft',
    remove: 'Remove',
    givePlace: 'Give a place',
    told: 'Mark as told',
  },
  /** Parts of the view. */
  shifts: 'Shifts',
  guests: 'Guests',
  waiting: 'Waiting',
  callThem: 'Call them',
  callHint: 'They have no email address, so nobody has told them yet.',
  reasons: {
    place: 'They have a place now.',
    changed: 'The time or the place is another one now.',
    canceled: 'It is canceled.',
    removed: 'They were taken off the list.',
  } satisfies Record<NonNullable<RosterEntry['call']>, string>,
  adultsOnly: 'Adults only',
  taken: eventsTexts.taken,
  dropIn: eventsTexts.dropIn,
  dropInHint: 'Guests drop in. Count them on the day sheet.',
  nobody: 'Nobody yet.',
  states: {
    waiting: 'Waiting',
    going: 'Going',
    withdrawn: 'Excused',
    attended: 'Here',
    'no-show': 'No-show',
  } satisfies Record<RosterEntry['state'], string>,
  nameOf: ({ name }: Pick<RosterEntry, 'name'>) => name || 'Name deleted',
  assign: 'Assign',
  assignTo: (part: string) => `Assign ${part}`,
  removeFrom: (name: string, part: string) => `Remove ${name} from ${part}`,
  givePlaceIn: (name: string, part: string) => `Give a place to ${name}, ${part}`,
  toldOf: (name: string) => `Mark as told: ${name}`,
  /** A place that was given back shortly before the start, at an instant in ms. */
  withdrewFrom: (part: string) => `Withdrew from ${part}`,
  withdrewAt: (name: string, at: number, now: number) => `Withdrew: ${name}, ${formatLately(at, now)}`,
  waitsFor: (place: number, part: string) => `${formatCount(place)}. in line for ${part}`,
  callWaiting: (part: string, count: number) => `${part}: Waiting: ${formatCount(count)}. Call them.`,
  notReached: 'Not reached',
  skipped: (obstacle: Obstacle) => `Skipped: ${eventViewTexts.obstacle(obstacle)}`,
  /** What keeps somebody from a part, in a word or two behind a name. */
  obstacle: (obstacle: Obstacle): string => {
    switch (obstacle.why) {
      case 'overlap':
        return `overlaps with ${obstacle.title ?? ANOTHER_EVENT}`;
      case 'not-approved':
        return `not approved to help in ${obstacle.program.title}`;
      case 'training':
        return `training missing: ${obstacle.guide.title}`;
      case 'adults-only':
        return 'not 18 or older';
      case 'not-invited':
        return 'not invited';
      case 'canceled':
        return 'canceled';
      case 'started':
        return 'it has started';
    }
  },
  confirm: {
    deleteDraft: {
      title: (name: string) => `Delete ${name}?`,
      text: 'The draft is deleted for good.',
    },
    remove: {
      title: (name: string) => `Remove ${name}?`,
      text: {
        waiting: 'They are taken off the waiting list and told.',
        last: 'They lose their place and are told.',
        next: 'They lose their place and are told. The place goes to the first person in line who can take it.',
      },
    },
    givePlace: {
      title: (name: string) => `Give ${name} a place?`,
      text: 'They are going to something else at that time.',
    },
  },
  despite: 'Add despite the overlap',
  leave: 'Leave as It Is',
  done: {
    publish: (name: string) => ({
      title: 'Event Published',
      description: `"${name}" is now shown to the people who are invited.`,
    }),
    deleteDraft: (name: string) => ({ title: 'Draft Deleted', description: `"${name}" has been deleted.` }),
    remove: (name: string) => ({ title: 'Removed', description: `${name} is not on the list anymore.` }),
    givePlace: (name: string) => ({ title: 'Place Given', description: `${name} is going now.` }),
    told: (name: string) => ({ title: 'Marked as Told', description: `${name} knows.` }),
  },
  notDone: eventRecordTexts.notDone,
  failed: {
    ...eventRecordTexts.failed,
    // It may be an event, or somebody's place in it.
    'not-found': 'This no longer exists, or you do not have access to it.',
  },
  /** Why something was refused, where more is to be said than that somebody was quicker. */
  refused: {
    full: 'All places are taken now.',
    canceled: 'This event was canceled.',
    started: 'It has started. Use the day sheet.',
    overlap: 'They are going to something else at that time.',
    'not-approved': 'They are not approved to help in this program.',
    training: 'They have not done the training for this program.',
    'adults-only': 'This shift is for adults.',
    'not-invited': 'They are not invited.',
  } satisfies Readonly<Record<string, string>>,
  day: formatDayAt,
};
