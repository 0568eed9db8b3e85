import type { Event, EventDraft, Shift } from '../../src/core/events/event';
import { instantAt } from '../../src/core/shared/time/calendar';
import { newSignup, type Signup } from '../../src/core/signups/signup';

/** The instant at which clocks in Las Vegas show a day and a time, such as '2026-11-28 10:00'. */
export function pacific(text: string): number {
  const [day = '', time = ''] = text.split(' ');
  const found = instantAt(day, time);
  if (found === null) throw new Error(`No clock shows ${text}.`);
  return found;
}

/** A shift of the event that anEvent makes, at its times. */
export function aShift(part: Partial<Shift> = {}): Shift {
  return {
    id: 'desk',
    label: 'Welcome desk',
    wanted: 2,
    adultsOnly: false,
    es: null,
    startsAt: pacific('2026-11-28 10:00'),
    endsAt: pacific('2026-11-28 14:00'),
    ...part,
  };
}

/** What staff enter of an event, without a fault. */
export function anEventDraft(part: Partial<EventDraft> = {}): EventDraft {
  return {
    title: 'Fitting Day',
    programId: 'walk',
    place: 'Main hall',
    address: '1 Main Street, Las Vegas',
    startsAt: pacific('2026-11-28 10:00'),
    endsAt: pacific('2026-11-28 14:00'),
    access: 'No stairs',
    description: '',
    contactName: 'Parker',
    contactPhone: '702-555-0100',
    invited: ['beneficiaries'],
    takesSignups: true,
    places: 12,
    shifts: [aShift()],
    es: null,
    ...part,
  };
}

/** A published event of the program 'walk', on Saturday, November 28, 2026. */
export function anEvent(part: Partial<Event> = {}): Event {
  return {
    ...anEventDraft(),
    id: 'fitting',
    revision: 'first',
    state: 'published',
    walkIns: 0,
    seriesId: null,
    cancelReason: '',
    sequence: 0,
    changedAt: 1_000,
    createdAt: 1_000,
    ...part,
  };
}

/** Somebody without an account who is going to an event as a guest, or to the shift that is given, or is in another state. */
export function aSignup(part: Partial<Signup> = {}, event: Event = anEvent()): Signup {
  const shift = event.shifts.find(({ id }) => id === part.shiftId) ?? null;
  const { startsAt, endsAt } = shift ?? event;
  if (startsAt === null || endsAt === null) throw new Error('An event without a date has no sign-ups.');
  const most = shift ? shift.wanted : event.places;
  return {
    ...newSignup(
      { event: { ...event, startsAt, endsAt }, part: { shift, startsAt, endsAt, most } },
      { personId: null, personKey: 'key', name: 'Robin', contact: '702-555-0101' },
      { id: 'signup', revision: 'first', state: 'going', now: 1_000 },
    ),
    ...part,
  };
}
