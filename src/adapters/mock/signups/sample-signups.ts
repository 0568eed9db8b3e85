import type { Application } from '../../../core/applications/application';
import { type DatedEvent, type Event, isDated, partOf } from '../../../core/events/event';
import { calendarDateAt, daysAfter, instantInDays } from '../../../core/shared/time/calendar';
import { newSignup, plannedMinutes, type Signup, type SignupOwner } from '../../../core/signups/signup';

type StaffMember = NonNullable<Signup['markedBy']>;

/** The people who sign up and mark in the samples. */
export interface SampleVolunteers {
  /** The ids of the accounts of volunteers, by first name in small letters; the others have none. */
  readonly accounts: Readonly<Record<string, string>>;
  /** Marks for the programs that they manage. */
  readonly parker: StaffMember;
  /** Marks for all others. */
  readonly other: StaffMember;
}

/** What the sign-ups are for. */
interface SampledFor {
  readonly events: readonly Event[];
  /** Guests are people who have a place in the event's program. */
  readonly applications: readonly Application[];
}

/** Volunteers by first name in small letters; invented people. */
const VOLUNTEERS: Readonly<Record<string, string>> = {
  val: 'Val Volunteer',
  amara: 'Amara Okafor',
  bea: 'Bea Lindqvist',
  kofi: 'Kofi Mensah',
  rosa: 'Rosa Villanueva',
  uma: 'Uma Krishnan',
  nina: 'Nina Castillo',
  otis: 'Otis Greer',
  pilar: 'Pilar Soto',
  reggie: 'Reggie Banks',
  sadie: 'Sadie Cole',
  theo: 'Theo Marsh',
  vera: 'Vera Lopez',
  winston: 'Winston Hale',
  ines: 'Ines Duarte',
  milo: 'Milo Hart',
};

interface Crew {
  readonly going?: string;
  readonly waiting?: string;
  readonly attended?: string;
  readonly noShow?: string;
}

/** Who is on the shifts, by 'EVENT SHIFT' as their ids end. */
const CREWS: Readonly<Record<string, Crew>> = {
  'fitting set-up': { going: 'amara bea' },
  'fitting fitting': { going: 'val kofi rosa uma', waiting: 'amara' },
  'fitting welcome-desk': { going: 'nina' },
  'cleanup-1 cleanup': { going: 'amara bea kofi rosa uma nina reggie sadie theo vera winston milo' },
  'cleanup-2 cleanup': { going: 'reggie sadie theo vera ines' },
  'mentors mentor': { going: 'amara bea rosa nina theo ines', waiting: 'val uma' },
  'workshop helper': { going: 'otis pilar' },
  'open-house sorting': { going: 'kofi uma' },
  'past-sorting sorting': {
    attended: 'amara kofi nina otis sadie',
    noShow: 'theo',
    going: 'bea vera winston',
  },
  'past-fitting set-up': { attended: 'amara bea' },
  'past-fitting fitting': { attended: 'val kofi rosa uma' },
  'past-fitting welcome-desk': { attended: 'nina pilar' },
  'past-cleanup cleanup': { attended: 'val reggie sadie theo vera winston' },
  'past-workshop helper': { attended: 'otis pilar rosa' },
  'past-fitting-2 set-up': { attended: 'otis uma' },
  'past-fitting-2 fitting': { attended: 'val amara bea kofi' },
  'past-fitting-2 welcome-desk': { attended: 'reggie vera' },
  'past-lace-up games': { attended: 'rosa sadie winston' },
};

/**
 * Which guests come to an event: 'running' and 'ended' of the applications to its program, 'named' people of no program, or 'shod':
 * those who got school shoes and work boots, and then named people.
 */
interface Guests {
  readonly from: 'running' | 'ended' | 'named' | 'shod';
  readonly skip?: number;
  readonly going?: number;
  readonly attended?: number;
  readonly noShow?: number;
}

/** The guests of the events, as the ids of those end. */
const GUESTS: Readonly<Record<string, Guests>> = {
  fitting: { from: 'running', going: 7, skip: 7 },
  workshop: { from: 'running', going: 10 },
  'open-house': { from: 'named', going: 31 },
  breakfast: { from: 'named', going: 9, skip: 31 },
  library: { from: 'running', going: 3, skip: 4 },
  'past-fitting': { from: 'running', attended: 11, noShow: 1 },
  'past-workshop': { from: 'running', attended: 10 },
  'past-fitting-2': { from: 'ended', attended: 12 },
  'past-lace-up': { from: 'shod', attended: 9, skip: 2 },
};

/** Programs whose applicants got shoes and have no event of their own. */
const SHOD = ['sample-program-school-shoes', 'sample-program-work-boots'];

const FIRST = 'Abe Cleo Dov Enid Fred Gita Hugo Iris Jade Karl Liv Ned Opal Raj Tess'.split(' ');
const LAST = 'Ames Bell Cruz Dorn'.split(' ');

/** Sample sign-ups for the sample events, and logged work, as they are at `now` (ms since the epoch). */
export function sampleSignups(
  now: number,
  people: SampleVolunteers,
  { events, applications }: SampledFor,
): readonly Signup[] {
  const dated = events.filter(isDated);
  const eventOf = (id: string) => dated.find((event) => event.id === `sample-event-${id}`);
  const crews = Object.entries(CREWS).flatMap(([key, crew]) => {
    const [eventId = '', shiftId = ''] = key.split(' ');
    const event = eventOf(eventId);
    if (!event) return [];
    const names = (text = '') => text.split(' ').filter(Boolean);
    const state = { going: 'going', waiting: 'waiting', attended: 'attended', noShow: 'no-show' } as const;
    return (Object.keys(state) as (keyof Crew)[]).flatMap((kind) =>
      names(crew[kind]).map((name, at) =>
        sampleSignup(
          event,
          shiftId,
          { owner: volunteer(name, people), state: state[kind], at },
          { now, people },
        ),
      ),
    );
  });
  const guests = Object.entries(GUESTS).flatMap(
    ([id, { from, skip = 0, going = 0, attended = 0, noShow = 0 }]) => {
      const event = eventOf(id);
      if (!event) return [];
      const count = going + attended + noShow;
      const owners =
        from === 'named'
          ? namedGuests()
          : from === 'shod'
            ? [
                ...SHOD.flatMap((programId) => applicants(applications, { programId }, 'ended')),
                ...namedGuests(),
              ]
            : applicants(applications, event, from);
      return owners.slice(skip, skip + count).map((owner, at) => {
        const state = at < going ? 'going' : at < going + attended ? 'attended' : 'no-show';
        return sampleSignup(event, null, { owner, state, at }, { now, people });
      });
    },
  );
  return [...crews, ...guests, ...loggedWork(now, people)];
}

interface One {
  readonly owner: SignupOwner;
  readonly state: Signup['state'];
  /** Its place among those of the part in the same state. */
  readonly at: number;
}

function sampleSignup(
  event: DatedEvent,
  shiftId: string | null,
  { owner, state, at }: One,
  { now, people }: { readonly now: number; readonly people: SampleVolunteers },
): Signup {
  const part = partOf(event, shiftId);
  if (!part) throw new Error(`The sample event ${event.id} has no shift ${shiftId}.`);
  // Those who wait signed up later than those who are going.
  const since = Math.min(now, event.startsAt) - (state === 'waiting' ? 3 - at : 12) * 3_600_000;
  const eventId = event.id.replace('sample-event-', '');
  const id = `sample-signup-${eventId}-${shiftId ?? 'guest'}-${state}-${at + 1}`;
  const signup = newSignup({ event, part }, owner, { id, revision: 'sample', state, now: since });
  if (state !== 'attended' && state !== 'no-show') return signup;
  const by = event.contactName === '' ? people.other : people.parker;
  const marked = { ...signup, markedBy: by, markedAt: event.endsAt };
  if (state === 'no-show' || shiftId === null) return marked;
  return { ...marked, minutes: plannedMinutes(part), hours: 'approved', approvedBy: by };
}

function volunteer(name: string, { accounts }: SampleVolunteers): SignupOwner {
  const personId = accounts[name] ?? null;
  const personKey = `sample-key-${name}`;
  if (personId !== null) return { personId, personKey, name: '', contact: '' };
  const fullName = VOLUNTEERS[name] ?? name;
  const contact = `${fullName.toLowerCase().replace(' ', '.')}@mail.example`;
  return { personId, personKey, name: fullName, contact };
}

/** People without an account who have a place in the program of an event, or had one. */
function applicants(
  applications: readonly Application[],
  { programId }: Pick<Event, 'programId'>,
  from: 'running' | 'ended',
): readonly SignupOwner[] {
  return applications
    .filter(
      (application) =>
        application.programId === programId &&
        application.as === 'participant' &&
        application.state === 'approved',
    )
    .filter(({ personId, ended }) => personId === null && (ended === null) === (from === 'running'))
    .map(({ personId, personKey, name, contact }) => ({ personId, personKey, name, contact }));
}

function namedGuests(): readonly SignupOwner[] {
  return LAST.flatMap((last) =>
    FIRST.map((first) => {
      const key = `${first}.${last}`.toLowerCase();
      const contact = `${key}@mail.example`;
      return { personId: null, personKey: `sample-key-${key}`, name: `${first} ${last}`, contact };
    }),
  );
}

/** Work that volunteers with an account logged themselves. */
function loggedWork(now: number, people: SampleVolunteers): readonly Signup[] {
  const today = calendarDateAt(now);
  const logged = (
    id: string,
    name: string,
    days: number,
    work: Pick<Signup, 'programId' | 'minutes' | 'note'> & Partial<Signup>,
  ): readonly Signup[] => {
    const owner = volunteer(name, people);
    const at = instantInDays(now, 1 - days, '08:00');
    if (owner.personId === null) return [];
    return [
      {
        ...owner,
        id: `sample-work-${id}`,
        revision: 'sample',
        eventId: null,
        shiftId: null,
        day: daysAfter(today, -days),
        startsAt: null,
        endsAt: null,
        since: at,
        createdAt: at,
        state: 'attended',
        hours: 'claimed',
        approvedBy: null,
        returnReason: '',
        markedBy: null,
        markedAt: null,
        remindedAt: null,
        withdrewAt: null,
        call: null,
        erasedAt: null,
        ...work,
      },
    ];
  };
  return [
    ...logged('val-1', 'val', 3, {
      programId: 'sample-program-shoes',
      minutes: 90,
      note: 'Sorted the shoes of two pickups',
    }),
    ...logged('amara-1', 'amara', 4, {
      programId: 'sample-program-walk-with-me',
      minutes: 120,
      note: 'A walk in the park',
    }),
    ...logged('val-2', 'val', 20, {
      programId: null,
      minutes: 120,
      note: 'Helped out',
      hours: 'returned',
      returnReason: 'Which program was this?',
    }),
  ];
}
