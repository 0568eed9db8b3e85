import type { Event, Invitee, Shift } from '../../../core/events/event';
import { calendarDateAt, daysAfter, instantInDays } from '../../../core/shared/time/calendar';

interface Sample
  extends Pick<Event, 'title'>,
    Partial<Pick<Event, 'takesSignups' | 'places' | 'state' | 'cancelReason' | 'walkIns' | 'description'>> {
  /** What follows 'sample-event-' in its id. */
  readonly id: string;
  /** What follows 'sample-program-' in its program's id; none for an event of no program. */
  readonly program?: string;
  /** Days from today, before it where negative. */
  readonly day: number;
  /** Times of day. */
  readonly times: readonly [starts: string, ends: string];
  readonly place: keyof typeof PLACES;
  readonly invited?: readonly Invitee[];
  readonly shifts?: readonly SampleShift[];
  readonly series?: string;
}

type SampleShift = readonly [
  label: string,
  starts: string,
  ends: string,
  wanted: number,
  adultsOnly?: boolean,
];

const HALL = 'Ring the bell at the side door. No stairs.';
/** Places with their addresses and access notes. */
const PLACES = {
  'Main hall': ['100 Example Avenue, Las Vegas, NV 89101', HALL],
  Storeroom: ['100 Example Avenue, Las Vegas, NV 89101', HALL],
  'Corner of Oak and 4th': ['Oak Street, Las Vegas, NV 89101', 'Sidewalks all the way; water is there.'],
  'Quiet room': ['100 Example Avenue, Las Vegas, NV 89101', HALL],
  'West Branch Library': ['20 Example Road, Las Vegas, NV 89107', 'Elevator at the main entrance.'],
  'East Park': ['7 Example Road, Las Vegas, NV 89110', 'The path from the parking lot is paved.'],
} as const;

const FITTING_SHIFTS: readonly SampleShift[] = [
  ['Set up', '09:00', '10:00', 2],
  ['Fitting', '10:00', '14:00', 4],
  ['Welcome desk', '10:00', '14:00', 2],
];
type Repeated = Omit<Sample, 'id' | 'day'>;

const FITTING: Repeated = {
  title: 'Fitting Day',
  description:
    'Leave with shoes that fit. We measure both feet, and you try on as many pairs as you like. Socks are there.',
  program: 'shoes',
  times: ['10:00', '14:00'],
  place: 'Main hall',
  invited: ['beneficiaries'],
  places: 12,
  shifts: FITTING_SHIFTS,
};
const CLEANUP: Repeated = {
  title: 'Clean Streets Saturday',
  description:
    'Clear one block in a morning, with your neighbors. Gloves, bags and coffee are there; wear closed shoes.',
  program: 'clean-streets',
  times: ['08:00', '11:00'],
  place: 'Corner of Oak and 4th',
  invited: ['everybody'],
  takesSignups: false,
  shifts: [['Cleanup', '08:00', '11:00', 20]],
};
const WORKSHOP: Repeated = {
  title: 'First Day Workshop',
  description: 'Practice the first day of a new job with people who hire in Las Vegas. Lunch is included.',
  program: 'first-day',
  times: ['09:30', '12:00'],
  place: 'Quiet room',
  invited: ['beneficiaries'],
  places: 12,
};

/** The samples on a day on which the next Saturday that is at least 3 days ahead is `saturday` days ahead. */
const samples = (saturday: number): readonly Sample[] => [
  { ...FITTING, id: 'fitting', day: 1, invited: ['everybody', 'beneficiaries'] },
  { ...CLEANUP, id: 'cleanup-1', day: saturday, series: 'cleanup' },
  { ...CLEANUP, id: 'cleanup-2', day: saturday + 7, series: 'cleanup' },
  { ...CLEANUP, id: 'cleanup-3', day: saturday + 14, series: 'cleanup' },
  {
    id: 'mentors',
    title: 'Mentor Evening',
    description: 'Walk a lap with the person you mentor, then eat together.',
    program: 'walk-with-me',
    day: 6,
    takesSignups: false,
    times: ['18:00', '20:00'],
    place: 'Quiet room',
    shifts: [['Mentor', '18:00', '20:00', 6]],
  },
  { ...WORKSHOP, id: 'workshop', day: 9, shifts: [['Helper', '09:30', '12:00', 2]] },
  {
    id: 'open-house',
    title: 'Open House and Shoe Drive',
    description: 'See where the shoes are sorted, and bring a pair that somebody can wear again.',
    day: 16,
    times: ['11:00', '15:00'],
    place: 'Main hall',
    invited: ['everybody'],
    places: 80,
    shifts: [
      ['Sorting', '11:00', '15:00', 6],
      ['Door', '11:00', '15:00', 2, true],
    ],
  },
  {
    id: 'breakfast',
    title: 'Donor Breakfast',
    description: 'Hear over coffee what your gifts did this year, from the people who gave out the shoes.',
    day: 23,
    times: ['08:30', '10:00'],
    place: 'Main hall',
    invited: ['donors'],
    places: 24,
  },
  {
    id: 'socks',
    title: 'Winter Sock Count',
    day: 30,
    times: ['10:00', '12:00'],
    state: 'draft',
    place: 'Storeroom',
    shifts: [['Counting', '10:00', '12:00', 4]],
  },
  {
    id: 'library',
    title: 'Library Fitting Hour',
    description: 'We bring the measuring bench and 40 pairs to the library.',
    program: 'shoes',
    day: 4,
    times: ['16:00', '17:00'],
    place: 'West Branch Library',
    invited: ['beneficiaries'],
    places: 8,
    state: 'canceled',
    cancelReason: 'The library closes for repairs.',
  },
  {
    id: 'past-sorting',
    title: 'Sorting Evening',
    day: -2,
    times: ['18:00', '20:00'],
    place: 'Storeroom',
    takesSignups: false,
    shifts: [['Sorting', '18:00', '20:00', 9]],
  },
  { ...FITTING, id: 'past-fitting', day: -8, walkIns: 6 },
  { ...CLEANUP, id: 'past-cleanup', day: saturday - 21, walkIns: 8 },
  { ...WORKSHOP, id: 'past-workshop', day: -22, shifts: [['Helper', '09:30', '12:00', 3]] },
  { ...FITTING, id: 'past-fitting-2', day: -40 },
  {
    id: 'past-lace-up',
    title: 'Lace-Up Saturday',
    program: 'lace-up',
    day: saturday - 84,
    times: ['09:00', '12:00'],
    place: 'East Park',
    invited: ['beneficiaries'],
    shifts: [['Games', '09:00', '12:00', 3]],
  },
];

/** Eight sample events to come, six that are over, a draft and a canceled one, as they are at `now` (ms since the epoch). */
export function sampleEvents(now: number): readonly Event[] {
  return samples(daysToSaturday(now)).map((sample) => {
    const { id, program, day, times, place, invited = [], shifts = [], series, ...rest } = sample;
    const [address, access] = PLACES[place];
    const createdAt = instantInDays(now, Math.min(-5, day - 21), '09:00');
    const isCanceled = rest.state === 'canceled';
    return {
      state: 'published',
      takesSignups: true,
      places: null,
      cancelReason: '',
      walkIns: 0,
      description: '',
      ...rest,
      invited: [...invited],
      place,
      address,
      access,
      revision: 'sample',
      createdAt,
      contactName: PARKERS.includes(program ?? '') ? 'Parker Manager' : '',
      contactPhone: '702-555-0142',
      id: `sample-event-${id}`,
      programId: program ? `sample-program-${program}` : null,
      startsAt: instantInDays(now, day, times[0]),
      endsAt: instantInDays(now, day, times[1]),
      shifts: shifts.map((shift) => sampleShift(shift, now, day)),
      es: null,
      seriesId: series ? `sample-series-${series}` : null,
      sequence: isCanceled ? 1 : 0,
      changedAt: isCanceled ? instantInDays(now, -1, '09:00') : createdAt,
    };
  });
}

const PARKERS = ['shoes', 'walk-with-me', 'first-day', 'clean-streets'];

function sampleShift(
  [label, starts, ends, wanted, adultsOnly = false]: SampleShift,
  now: number,
  day: number,
): Shift {
  return {
    id: label.toLowerCase().replaceAll(' ', '-'),
    label,
    wanted,
    adultsOnly,
    es: null,
    startsAt: instantInDays(now, day, starts),
    endsAt: instantInDays(now, day, ends),
  };
}

/** How many days it is to the first Saturday that is at least 3 days ahead. */
function daysToSaturday(now: number): number {
  const days = [3, 4, 5, 6, 7, 8, 9];
  const isSaturday = (ahead: number) => new Date(daysAfter(calendarDateAt(now), ahead)).getUTCDay() === 6;
  return days.find(isSaturday) ?? 3;
}
