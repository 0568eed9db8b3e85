import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { may } from '../../../src/core/access/may';
import { type Event, isDated, partOf } from '../../../src/core/events/event';
import { eventDraftOf } from '../../../src/core/events/event-draft';
import type { Events } from '../../../src/core/events/events.api';
import type { Result } from '../../../src/core/shared/result';
import { holdsPlace, type Signup, timesOf } from '../../../src/core/signups/signup';
import { calendarInBrowser } from '../../support/calendar-harness';
import { anEvent, aShift, aSignup } from '../../support/event-builder';
import { FakeTime } from '../../support/fake-time';
import { aPerson } from '../../support/person-builder';
import { aProgram } from '../../support/program-builder';
import { aUser } from '../../support/users';

const USERS = [
  aUser({ id: 'avery', role: 'admin' }),
  aUser({ id: 'parker', role: 'program_manager' }),
  aUser({ id: 'deja', role: 'program_manager' }),
];
const PROGRAMS = [
  aProgram({ id: 'walk', managerIds: ['parker'], volunteersNeedApproval: false }),
  aProgram({ id: 'boots', managerIds: ['deja'] }),
];
const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const NAMES = ['amy', 'bo', 'cy', 'dot', 'eve'];

const event = anEvent({ places: 2, shifts: [aShift({ wanted: 2 })], seriesId: 'series' });
const twin = anEvent({ ...event, id: 'twin', title: 'Twin', startsAt: event.startsAt, shifts: [] });
/** Two are going and two wait for the shift; one of those who wait is going to the other event meanwhile. */
const SIGNUPS = [
  ...NAMES.slice(0, 4).map((personId, at) =>
    aSignup(
      {
        id: personId,
        personId,
        personKey: personId,
        name: '',
        contact: '',
        shiftId: 'desk',
        since: at,
        state: at < 2 ? 'going' : 'waiting',
      },
      event,
    ),
  ),
  aSignup({ id: 'cy-twin', personId: 'cy', personKey: 'cy', name: '', contact: '' }, twin),
  aSignup({ id: 'guest', personKey: 'guest', contact: 'guest@mail.example' }, event),
];

const actions = fc.record({
  user: fc.constantFrom(...USERS, ...USERS.slice(0, 2)),
  name: fc.constantFrom('save', 'save', 'save', 'publish', 'cancel', 'deleteDraft', 'saveWalkIns'),
  id: fc.constantFrom('fitting', 'fitting', 'twin'),
  isStale: fc.constantFrom(false, false, false, true),
  /** How far the clock goes before. */
  hours: fc.constantFrom(0, 0, 1, 40, 100, -30),
  change: fc.record(
    {
      title: fc.constantFrom('Fitting Day', 'Other', ' '),
      programId: fc.constantFrom('walk', 'boots', null),
      places: fc.constantFrom(null, 1, 2, 5),
      move: fc.constantFrom(0, 24 * HOUR, -48 * HOUR),
      wanted: fc.constantFrom(1, 2, 3, 4),
      withoutShift: fc.constantFrom(true, false, false, false),
    },
    { requiredKeys: [] },
  ),
});
type Action = typeof actions extends fc.Arbitrary<infer One> ? One : never;

function ask(
  events: Events,
  { name, id, isStale, change }: Action,
  before: Event,
): Promise<Result<unknown, unknown>> {
  const from = { id, base: isStale ? 'stale' : before.revision };
  const { move = 0, wanted, withoutShift = false, ...fields } = change;
  const moved = <T extends Pick<Event, 'startsAt' | 'endsAt'>>(one: T) => ({
    ...one,
    startsAt: one.startsAt && one.startsAt + move,
    endsAt: one.endsAt && one.endsAt + move,
  });
  if (name === 'cancel') return events.cancel({ ...from, reason: 'Rain.', withLater: withoutShift });
  if (name === 'saveWalkIns') return events.saveWalkIns({ ...from, walkIns: 7 });
  if (name !== 'save') return events[name](from);
  const shifts = withoutShift
    ? []
    : before.shifts.map((shift) => ({
        ...shift,
        wanted: wanted ?? shift.wanted,
        startsAt: shift.startsAt + move,
        endsAt: shift.endsAt + move,
      }));
  return events.save({ ...moved(eventDraftOf(before)), ...fields, ...from, shifts });
}

property.prop([fc.array(actions, { minLength: 5, maxLength: 15 })], { numRuns: 60 })(
  'whatever staff do to events and whatever the clock says, places, times and versions stay right',
  async (all) => {
    const time = new FakeTime(NOW);
    const people = NAMES.map((id) => aPerson({ id, role: 'volunteer', email: `${id}@mail.example` }));
    const kept = { programs: PROGRAMS, people, events: [event, twin], signups: SIGNUPS };
    const { eventsOf, run, signups, mailed } = calendarInBrowser(kept, { time });
    const admin = eventsOf(USERS[0] ?? aUser());
    const read = async (id: string) => {
      const found = await run(admin.get({ id }));
      return found.ok ? found.value.event : null;
    };
    for (const action of all) {
      const before = await read(action.id);
      if (!before) break;
      time.setNow(time.now() + action.hours * HOUR);
      const [mails, people] = [(await mailed()).length, await signups()];
      const answer = await run(ask(eventsOf(action.user), action, before));
      const after = await read(action.id);
      if (!answer.ok) {
        expect(after).toEqual(before);
        expect(await signups()).toEqual(people);
        expect(await mailed()).toHaveLength(mails);
        continue;
      }
      if (action.isStale) {
        // What it asks for was there already: it was sent before, and its answer got lost.
        expect(after).toEqual(before);
        continue;
      }
      // The person who did it may do it to the event as it was.
      const program = PROGRAMS.find(({ id }) => id === before.programId);
      expect(may(action.user, 'event.save', program)).toBe(true);
      if (!after) continue;
      expect([before.state, after.state]).not.toEqual(['canceled', expect.anything()]);
      expect(after.sequence - before.sequence).toBe(isAnotherVersion(before, after) ? 1 : 0);
      expectWhole(after, await signups());
    }
  },
);

function isAnotherVersion(before: Event, after: Event): boolean {
  const shown = ({ title, state, startsAt, endsAt, place, address, shifts }: Event) =>
    JSON.stringify([title, state, startsAt, endsAt, place, address, shifts.map((one) => one.startsAt)]);
  const isRemoved = before.shifts.length > after.shifts.length;
  return isRemoved ? shown({ ...before, shifts: [] }) !== shown(after) : shown(before) !== shown(after);
}

/** Nobody is there twice, no part is too full, and all know its times. */
function expectWhole(after: Event, signups: readonly Signup[]): void {
  if (!isDated(after)) throw new Error('It has lost its date.');
  const own = signups.filter(({ eventId }) => eventId === after.id);
  const parts = new Set(own.map(({ personKey, shiftId }) => `${personKey} ${shiftId}`));
  expect(parts.size).toBe(own.length);
  for (const shiftId of [null, ...after.shifts.map(({ id }) => id)]) {
    const part = partOf(after, shiftId);
    const mine = own.filter((one) => one.shiftId === shiftId);
    if (part?.most != null) expect(mine.filter(holdsPlace).length).toBeLessThanOrEqual(part.most);
    if (part)
      for (const one of mine) expect(one).toMatchObject({ ...timesOf(part), programId: after.programId });
  }
  for (const { shiftId, state } of own)
    if (shiftId !== null && !after.shifts.some(({ id }) => id === shiftId)) expect(state).toBe('withdrawn');
}
