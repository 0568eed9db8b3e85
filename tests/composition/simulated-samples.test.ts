import { expect, test } from 'vitest';
import { samplePickups } from '../../src/adapters/mock/pickups/sample-pickups';
import { pickupsFormat } from '../../src/adapters/mock/pickups/simulated-pickup-repository';
import { shelfFormat } from '../../src/adapters/mock/shelf/shelf-format';
import { browserSimulation, SimulatedRecords } from '../../src/adapters/mock/simulation';
import { shelfSamplesOf } from '../../src/composition/simulation/programs/shelf-samples';
import { resetSamplesOfSimulation } from '../../src/composition/simulation/simulated-samples';
import { fail, ok } from '../../src/core/shared/result';
import { pickupsToSort } from '../../src/core/shelf/goods-to-sort';
import { FakeStorage } from '../support/fake-storage';
import { FakeTime } from '../support/fake-time';
import { aUser } from '../support/users';

test('with the samples of the shelf its goods are to be sorted again, and what the samples have sorted stays so', async () => {
  const clock = new FakeTime();
  const view = { localStorage: new FakeStorage() as unknown as Storage, dispatchEvent: () => true };
  const place = browserSimulation(view);
  const pickups = new SimulatedRecords(
    place,
    pickupsFormat(() => samplePickups(clock.now())),
  );
  const shelf = new SimulatedRecords(place, shelfFormat(shelfSamplesOf({ clock })));
  const moves = shelf.read();
  const before = pickups.read();
  expect(pickupsToSort(before)).toHaveLength(1);
  const sortedInSamples = before.filter(({ sorting }) => sorting === 'sorted').map(({ id }) => id);
  expect(sortedInSamples).toHaveLength(1);

  pickups.write(before.map((pickup) => (pickup.sorting ? { ...pickup, sorting: 'sorted' } : pickup)));
  shelf.write([]);
  expect(pickupsToSort(pickups.read())).toEqual([]);
  for (const [code, user] of [
    ['unauthenticated', null],
    ['forbidden', aUser()],
  ] as const) {
    const refused = resetSamplesOfSimulation({ clock, session: { read: async () => ok(user) } }, view);
    expect(await refused.execute()).toEqual(fail({ code }));
    expect(shelf.read()).toEqual([]);
  }
  const session = { read: async () => ok(aUser({ role: 'admin' })) };
  expect(await resetSamplesOfSimulation({ clock, session }, view).execute()).toEqual(ok(undefined));
  expect(shelf.read()).toEqual(moves);
  expect(pickups.read()).toEqual(before);
});
