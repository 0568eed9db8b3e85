import { expect, test } from 'vitest';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import { ok } from '../../../src/core/shared/result';
import { takePlaces } from '../../../src/core/signups/own/take-places';
import type { Signup } from '../../../src/core/signups/signup';
import { aSite } from '../../support/a-site';
import { calendarInBrowser } from '../../support/calendar-harness';
import { anEvent, aShift, aSignup } from '../../support/event-builder';
import { FakeTime } from '../../support/fake-time';
import { aPerson } from '../../support/person-builder';
import { aProgram } from '../../support/program-builder';

/** Two shifts at one time: the desk has one place, the door has three. */
const EVENT = anEvent({ shifts: [aShift({ wanted: 1 }), aShift({ id: 'door', label: 'Door', wanted: 3 })] });
const VOLUNTEERS = ['amy', 'bo', 'cy', 'di', 'eve'];

/** Who asks for what, as 'PERSON SHIFT' or 'PERSON SHIFT wait'. */
function asked(press: string) {
  const [personId = '', shiftId = '', wait] = press.split(' ');
  return { personId, shiftId, wait: wait === 'wait' };
}

/** What those who press at one moment hear, and the sign-ups after it. */
async function pressed(presses: readonly string[], signups: readonly Signup[] = [], time = new FakeTime()) {
  const people = [
    ...VOLUNTEERS.map((id) => aPerson({ id, name: id, role: 'volunteer' })),
    aPerson({ id: 'dan', role: 'donor' }),
  ];
  const programs = [aProgram({ volunteersNeedApproval: false })];
  const calendar = calendarInBrowser({ programs, people, events: [EVENT], signups }, { time });
  const question = { eventId: EVENT.id, asks: presses.map(asked) };
  const mails = mailsOf(aSite('http://localhost:4173'));
  const answers = await calendar.unit.write(async (repositories, unit) =>
    ok(await takePlaces(repositories, unit, question, mails)),
  );
  const heard = (answers.ok ? answers.value : []).map((answer) => {
    if (!answer.ok) return 'reason' in answer.failure ? answer.failure.reason : answer.failure.code;
    const { id, state, position, others } = answer.value;
    return { id, said: [state, position, ...others].filter((part) => part !== null).join(' ') };
  });
  const said = heard.map((one) => (typeof one === 'object' ? one.said : one));
  return { said, heard, signups: await calendar.signups() };
}

test('who presses first has the last place; the others hear that it is full, or wait in the order of their presses', async () => {
  const { said } = await pressed(['amy desk', 'bo desk', 'cy desk wait', 'di desk wait', 'eve desk wait']);
  expect(said).toEqual(['going', 'full', 'waiting 1', 'waiting 2', 'waiting 3']);
});

test('a second press of one moment finds the first, and another shift at that time is refused', async () => {
  const { said, heard, signups } = await pressed(['amy door', 'amy door', 'amy desk', 'bo desk']);
  expect(said).toEqual(['going', 'going', 'overlap', 'going']);
  expect(heard[1]).toEqual(heard[0]);
  expect(signups).toHaveLength(2);
});

test('one who takes a place and waits for another has one key in figures', async () => {
  const { said, signups } = await pressed(['bo desk', 'amy desk wait', 'amy door']);
  expect(said).toEqual(['going', 'waiting 1', 'going']);
  const keys = signups.filter(({ personId }) => personId === 'amy').map(({ personKey }) => personKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('who takes a shift together reads the first names of the others', async () => {
  const { said } = await pressed(['amy door', 'bo door', 'dan door', 'nobody door', 'cy nothing']);
  expect(said).toEqual(['going bo', 'going amy', 'not-found', 'not-found', 'not-found']);
});

test('a place goes to who waits for it, and what others are refused takes it from nobody', async () => {
  const waiting = aSignup({ id: 'w', personId: 'eve', shiftId: 'desk', state: 'waiting' }, EVENT);
  const { said, signups } = await pressed(['amy desk', 'eve desk', 'bo door'], [waiting]);
  expect(said).toEqual(['full', 'going', 'going']);
  expect(signups.find(({ id }) => id === 'w')?.state).toBe('going');
});

test('who takes a shift reads the first name of who waited and has got a place just now', async () => {
  const waiting = aSignup({ id: 'w', personId: 'eve', shiftId: 'door', state: 'waiting' }, EVENT);
  const { said } = await pressed(['amy door'], [waiting]);
  expect(said).toEqual(['going eve']);
});

test('a clock that was set back brings nobody to the front of the line', async () => {
  const time = new FakeTime();
  const later = time.now() + 3_600_000;
  const signups = [
    aSignup({ id: 'a', personId: 'amy', personKey: 'a', shiftId: 'desk' }, EVENT),
    aSignup(
      { id: 'b', personId: 'bo', personKey: 'b', shiftId: 'desk', state: 'waiting', since: later },
      EVENT,
    ),
  ];
  const { said, signups: after } = await pressed(['cy desk wait', 'di desk wait'], signups, time);
  expect(said).toEqual(['waiting 2', 'waiting 3']);
  const added = after.filter(({ personId }) => personId === 'cy' || personId === 'di');
  expect(added.map(({ since, createdAt }) => [since - later, createdAt])).toEqual([
    [1, time.now()],
    [2, time.now()],
  ]);
});
