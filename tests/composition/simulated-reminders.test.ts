import { expect, test } from 'vitest';
import { samplePeople } from '../../src/adapters/mock/people/sample-people';
import { peopleFormat } from '../../src/adapters/mock/people/simulated-person-reads';
import { browserSimulation, SimulatedRecords } from '../../src/adapters/mock/simulation';
import { remindersOfSimulation } from '../../src/composition/simulation/calendar/simulated-reminders';
import { outboxOfSimulation } from '../../src/composition/simulation/simulated-outbox';
import { CountingIds } from '../support/counting-ids';
import { pacific } from '../support/event-builder';
import { FakeTime } from '../support/fake-time';
import { RecordingLogger } from '../support/recording-logger';

const TEN_THE_DAY_BEFORE = pacific('2026-11-23 10:00');

test('somebody who reads Spanish is reminded in Spanish, on whichever page staff list the outbox', async () => {
  localStorage.clear();
  const people = new SimulatedRecords(
    browserSimulation(globalThis),
    peopleFormat(() => samplePeople(TEN_THE_DAY_BEFORE)),
  );
  const kept = people.read();
  const reading = kept.people.map((person) =>
    person.email === 'volunteer@fsr.example' ? { ...person, language: 'es' as const } : person,
  );
  people.write({ ...kept, people: reading });
  const ports = {
    clock: new FakeTime(TEN_THE_DAY_BEFORE),
    ids: new CountingIds(),
    logger: new RecordingLogger(),
  };
  const listed = await outboxOfSimulation(ports)().list({ state: null, page: 1, size: 100 });
  const subjects = listed.ok
    ? listed.value.items.filter(({ to }) => to === 'volunteer@fsr.example').map(({ subject }) => subject)
    : [];
  expect(subjects).toEqual([expect.stringContaining('Día de prueba de calzado')]);
});

test('reminders come into the outbox when somebody lists it, from 10:00 AM on the day before, each once', async () => {
  localStorage.clear();
  const time = new FakeTime(pacific('2026-11-23 08:00'));
  const ports = { clock: time, ids: new CountingIds(), logger: new RecordingLogger() };
  const outbox = outboxOfSimulation(ports)();
  const reminders = async () => {
    const listed = await outbox.list({ state: null, page: 1, size: 100 });
    if (!listed.ok) throw new Error(listed.failure.code);
    return listed.value.items.filter(({ kind }) => kind === 'reminder').map(({ to }) => to);
  };
  // Fitting Day is tomorrow, and Val helps there.
  expect(await reminders()).toEqual([]);
  await time.advance(2 * 60 * 60_000);
  const first = await reminders();
  expect(first).toContain('volunteer@fsr.example');
  expect(await reminders()).toEqual(first);
  expect(await remindersOfSimulation(ports).writeDue()).toEqual({ ok: true, value: 0 });
  expect(ports.logger.entries).toEqual([]);
});
