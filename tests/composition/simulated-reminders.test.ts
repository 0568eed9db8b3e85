import { expect, test } from 'vitest';
import { remindersOfSimulation } from '../../src/composition/simulation/calendar/simulated-reminders';
import { outboxOfSimulation } from '../../src/composition/simulation/simulated-outbox';
import { CountingIds } from '../support/counting-ids';
import { pacific } from '../support/event-builder';
import { FakeTime } from '../support/fake-time';
import { RecordingLogger } from '../support/recording-logger';

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
