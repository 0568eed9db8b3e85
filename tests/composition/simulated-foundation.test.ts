import { expect, test } from 'vitest';
import { settingsRecords } from '../../src/adapters/mock/settings/simulated-settings';
import { browserSimulation } from '../../src/adapters/mock/simulation';
import { ownHoursOfSimulation } from '../../src/composition/simulation/calendar/simulated-own-signups';
import { figuresOfSimulation } from '../../src/composition/simulation/programs/simulated-figures';
import { ok } from '../../src/core/shared/result';
import { CountingIds } from '../support/counting-ids';
import { pacific } from '../support/event-builder';
import { FakeTime } from '../support/fake-time';
import { RecordingLogger } from '../support/recording-logger';
import { aUser } from '../support/users';

function papersOfSimulation() {
  localStorage.clear();
  const [admin, volunteer] = [aUser({ role: 'admin' }), aUser({ role: 'volunteer' })];
  const time = new FakeTime(pacific('2026-11-23 08:00'));
  const ports = {
    clock: time,
    scheduler: time,
    ids: new CountingIds(),
    logger: new RecordingLogger(),
    session: { read: async () => ok(admin) },
    hint: { write: async () => ok(undefined) },
    content: { load: async () => ok(null) },
  };
  const year = { from: '2026-01-01', to: '2026-12-31', programId: null, figures: 'internal' } as const;
  const settings = settingsRecords(browserSimulation(window));
  return {
    hours: () => ownHoursOfSimulation(ports)(volunteer).foundation(),
    figures: () => figuresOfSimulation(ports)(admin).read(year),
    rename: (legalName: string) =>
      settings.write({
        ...settings.read(),
        settings: { ...settings.read().settings, legalName },
        revision: 'renamed',
      }),
  };
}

test('the hours sheet and the paper of figures are in the legal name of the settings', async () => {
  const { hours, figures, rename } = papersOfSimulation();
  expect(await hours()).toEqual(ok({ legalName: 'FSR Foundation (sample)' }));
  expect(await figures()).toMatchObject({ value: { legalName: 'FSR Foundation (sample)' } });
  rename('Example Shoes, Inc.');
  expect(await hours()).toEqual(ok({ legalName: 'Example Shoes, Inc.' }));
  expect(await figures()).toMatchObject({ value: { legalName: 'Example Shoes, Inc.' } });
  // Where none is entered, the pages show the site's name.
  rename('');
  expect(await hours()).toEqual(ok({ legalName: '' }));
});
