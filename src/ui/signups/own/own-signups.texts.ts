import type { FailureIn } from '../../../core/api/api';
import type { Failure } from '../../../core/shared/result';
import { formatTime } from '../../../core/shared/text/format';
import type { SignupState } from '../../../core/signups/signup';
import type { Obstacle, Scheduled } from '../../../core/signups/signup-view';
import type { OwnSignups } from '../../../core/signups/signups.api';
import { CHANGED_MEANWHILE, loadFailures, saveFailures } from '../../shared/failure.texts';
import { listTexts } from '../../shared/list/list.texts';
import { formatMinutes } from '../../shared/text/duration';

const HELPER = 'the foundation’s staff';
const CANCELED = 'This event was canceled.';
const STARTED = 'It has started.';

/** Why something is not possible, where no list says it. */
const REFUSED: Readonly<Record<string, string>> = {
  canceled: CANCELED,
  started: `${STARTED} Call us if you want to come.`,
  'not-invited': 'This is for other people.',
  'not-approved': 'Apply to help in this program first.',
  training: 'Finish the training first.',
  'adults-only': 'This shift is for adults.',
  overlap: 'You are signed up for something else at that time.',
};

/** What people read about their own sign-ups. */
export const ownSignupsTexts = {
  readFailed: loadFailures('your schedule', 'see this', HELPER),
  failed: {
    ...saveFailures('sign up', HELPER),
    'not-found': 'This no longer exists.',
    'too-many': 'Too many changes in a short time. Wait a minute, then try again.',
  } satisfies Record<Exclude<FailureIn<OwnSignups['take']>['code'], 'conflict'>, string>,
  refused: (reason: Extract<Failure, { code: 'conflict' }>['reason']) =>
    REFUSED[reason ?? ''] ?? CHANGED_MEANWHILE,
  notDone: 'Not changed',
  /** `isLate`: it starts so soon that nobody gets a free place unasked. */
  taken: ({ state, shift }: Scheduled, isLate: boolean) =>
    state === 'waiting'
      ? {
          title: 'You Are on the Waiting List',
          description: isLate
            ? 'It starts in less than 24 hours. If a place gets free, you can take it in My Schedule.'
            : 'When a place gets free, you get it and we write to you.',
        }
      : {
          title: 'You Are Signed Up',
          description: shift ? 'My Schedule has your shift.' : 'We look forward to seeing you.',
        },
  withdrawn: (state: SignupState) =>
    state === 'waiting'
      ? { title: 'Off the Waiting List', description: 'You are no longer on the waiting list.' }
      : { title: 'Place Given Up', description: 'Somebody else can have your place now.' },
  /** A button's accessible name, which says what it is about. */
  named: (button: string, ...about: readonly string[]) => `${button}: ${about.join(', ')}`,
  place: ({ place, address }: { readonly place: string; readonly address: string }) =>
    [place, address].filter((part) => part !== '').join(', '),
  waiting: (position: number | null) =>
    position === null ? 'On the waiting list' : `Place ${position} on the waiting list`,
  leaveWaiting: 'Leave the waiting list',
  joinWaiting: 'Join the waiting list',
  filledUp: { shift: 'This shift just filled up.', event: 'This event just filled up.' },
  canceled: (reason: string) => (reason === '' ? 'Canceled' : `Canceled: ${reason}`),
  obstacle: ({ why }: Pick<Obstacle, 'why'>) => REFUSED[why] ?? '',
  overlap: (title: string) => `You are signed up for ${title} at that time.`,
  training: (title: string) => `Finish “${title}” first.`,
  apply: (title: string) => `Apply to help in ${title} first.`,
  addToCalendar: 'Add to calendar',
  withdraw: 'Withdraw',
  giveUp: 'Give up my place',
  /** The question before a place is given back; within 24 hours of the start it asks for a call. */
  confirm: {
    shift: (title: string) => `Withdraw from ${title}?`,
    event: (title: string) => `Give up your place at ${title}?`,
    text: 'Somebody else can have your place then.',
    late: (contact: string) => `It starts in less than 24 hours. Please also call ${contact}.`,
  },
  keep: 'Leave as It Is',
  started: (contact: string) => `${STARTED} Call ${contact}.`,
  contact: 'Contact',
  access: 'Access',
  where: 'Where',
  with: (names: readonly string[]) => `With ${names.join(', ')}`,
  schedule: {
    loading: 'Loading your schedule…',
    next: 'Next',
    parts: {
      coming: 'Coming up',
      waiting: 'Waiting',
      canceled: 'Canceled',
      past: 'Last 90 days',
    },
    nothing: 'Nothing is scheduled.',
    nothingNext: 'Take a shift, and it appears here with the time, the place and whom to call.',
    find: 'Find a shift',
    print: 'Print',
    standing: {
      going: '',
      waiting: 'Not reached',
      withdrawn: 'Excused',
      attended: 'You were there',
      'no-show': 'Not there',
    } satisfies Record<SignupState, string>,
    worked: (minutes: number) => `You were there: ${formatMinutes(minutes)}`,
    todaysList: 'Today’s list',
    todaysEmpty: 'No guests have signed up.',
    todaysEmptyNext: 'Who comes appears here.',
    back: 'Back to my schedule',
    loadingList: 'Loading today’s list…',
    listFailed: loadFailures('today’s list', 'see this list', HELPER),
    listGone: {
      title: 'This page does not exist, or you do not have access to it.',
      next: 'Today’s list is there from a day before the event until it ends.',
    },
    listHead: { name: 'First name', sizes: 'Sizes', time: 'Time' },
    time: formatTime,
  },
  shifts: {
    title: 'Open shifts',
    loading: 'Loading open shifts…',
    readFailed: loadFailures('the shifts', 'see shifts', HELPER),
    filters: 'Find shifts',
    program: 'Program',
    allPrograms: 'All programs',
    noProgram: 'No program',
    from: 'From',
    to: 'To',
    onlyFree: 'Only with free places',
    said: (count: number) => (count === 1 ? '1 shift' : `${count} shifts`),
    none: { title: 'No open shifts right now.', next: 'New shifts appear here as soon as they are planned.' },
    notFound: listTexts.notFound,
    open: 'You can take',
    openOn: (day: string) => `You can take: ${day}`,
    later: 'Waiting lists and trainings',
    closed: 'Closed to you',
    closedCount: (count: number) => `Closed to you (${count})`,
    noneOpen: 'There is no shift that you can take right away.',
    own: (count: number) => (count === 1 ? '1 shift is yours.' : `${count} shifts are yours.`),
    seeSchedule: 'See My Schedule',
    details: 'Details',
    needs: (count: number) => (count === 0 ? 'Full' : count === 1 ? 'Needs 1 more' : `Needs ${count} more`),
    adultsOnly: 'Adults only',
    take: 'Take this shift',
    going: 'You are signed up.',
  },
  events: {
    list: 'Events',
    loading: 'Loading events…',
    readFailed: loadFailures('the events', 'see events', HELPER),
    coming: 'You are coming',
    more: 'More events',
    dropIn: 'Drop in. No sign-up needed.',
    reserve: 'Reserve a place',
    placesLeft: (count: number) => (count === 0 ? 'All places are taken.' : `Places left: ${count}`),
    going: 'You have a place.',
    nothing: 'No upcoming events.',
    noneForDonor: 'When an event is planned that you are invited to, it appears here.',
    seeDonations: 'See My Donations',
    noSessions: 'No upcoming sessions.',
    callUs: 'Call us:',
    /** Where the foundation has no number. */
    askUs: 'Ask us when the next one is.',
  },
};
