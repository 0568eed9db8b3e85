import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AUDIT_FORMAT } from '../../../src/adapters/mock/audit/audit-format';
import { OUTBOX_FORMAT } from '../../../src/adapters/mock/mail/outbox-format';
import { type OpenFormat, simulatedRepository } from '../../../src/adapters/mock/simulated-reads';
import { SimulatedUnitOfWork } from '../../../src/adapters/mock/simulated-unit-of-work';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import { fail, ok } from '../../../src/core/shared/result';
import type { ChangedThing } from '../../../src/core/shared/system.port';
import {
  type Shelf,
  type Shelves,
  type Shoe,
  unitOfWorkContract,
} from '../../contracts/unit-of-work.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';

const schema = v.array(v.object({ id: v.string(), revision: v.string(), text: v.string() }));

function shelf(open: OpenFormat, name: string): Shelf {
  const kept = open<readonly Shoe[]>({ name, version: 1, schema, samples: () => [] });
  return { ...simulatedRepository(kept), all: async () => kept.read() };
}

function make() {
  const shared = new SharedStorage();
  const ids = new CountingIds();
  const told = new Set<string>();
  const tab = () => {
    const storage = new FakeStorage(shared);
    const place = { storage, tell: (key: string) => void told.add(key.replace('simulation:', '')) };
    const unit = new SimulatedUnitOfWork<Shelves>(
      place,
      (open) => ({ boots: shelf(open, 'messages'), sandals: shelf(open, 'pickups') }),
      { clock: new FakeTime(), ids },
    );
    return { storage, place, unit };
  };
  const [mine, theirs] = [tab(), tab()];
  return {
    mine,
    theirs,
    unit: mine.unit,
    other: theirs.unit,
    entries: () => new SimulatedRecords(mine.place, AUDIT_FORMAT).read().toReversed(),
    mails: () =>
      new SimulatedRecords(mine.place, OUTBOX_FORMAT)
        .read()
        .toReversed()
        .map(({ id, to }) => `${id} ${to}`),
    published: () => [...told].filter((key) => !['audit', 'outbox'].includes(key)).sort() as ChangedThing[],
    fill: () => {
      // The first of a unit's collections still has room, the next has none.
      mine.storage.setItem = (key, value) => {
        if (key !== 'simulation:messages') throw new DOMException('full', 'QuotaExceededError');
        FakeStorage.prototype.setItem.call(mine.storage, key, value);
      };
    },
  };
}

unitOfWorkContract('SimulatedUnitOfWork', make);

test('work that another tab overtakes runs again, on what the other tab has written', async () => {
  const { unit, other } = make();
  const seen: number[] = [];
  const written = await unit.write(async ({ boots }) => {
    seen.push((await boots.all()).length);
    if (seen.length < 3) await other.write(({ boots: theirs }) => addTo(theirs, `their-${seen.length}`));
    return addTo(boots, 'mine');
  });
  expect([written, seen]).toEqual([ok(undefined), [0, 1, 2]]);
});

test('work that is overtaken again and again is given up, and changes nothing', async () => {
  const { unit, other } = make();
  let run = 0;
  const written = await unit.write(async ({ boots }) => {
    run += 1;
    await other.write(({ boots: theirs }) => addTo(theirs, `their-${run}`));
    return addTo(boots, 'mine');
  });
  expect(written).toEqual(fail({ code: 'unavailable' }));
  const kept = await unit.read(async ({ boots }) => ok((await boots.all()).map(({ id }) => id)));
  expect(kept.ok && kept.value).not.toContain('mine');
});

test.each([
  ['a storage that the browser refuses', new DOMException('denied', 'SecurityError'), 'unavailable'],
  ['a storage that breaks', new DOMException('broken', 'UnknownError'), 'unavailable'],
  ['a full storage', new DOMException('full', 'QuotaExceededError'), 'quota'],
] as const)('%s keeps nothing of a unit, and is told as what it is', async (_, fault, code) => {
  const { unit, mine } = make();
  await unit.write(async ({ boots, sandals }) => ok([await boots.all(), await sandals.all()]));
  mine.storage.setItem = (key, value) => {
    if (key === 'simulation:pickups') throw fault;
    FakeStorage.prototype.setItem.call(mine.storage, key, value);
  };
  const written = await unit.write(async ({ boots, sandals }) => {
    await addTo(boots, 'boot');
    return addTo(sandals, 'sandal');
  });
  expect(written).toEqual(fail({ code }));
  expect(await unit.read(async ({ boots }) => ok(await boots.all()))).toEqual(ok([]));
});

test('work that only looks is not stopped by a storage without room', async () => {
  const { unit, mine } = make();
  mine.storage.writeFault = new DOMException('full', 'QuotaExceededError');
  expect(await unit.write(async ({ boots }) => ok(await boots.find('boot')))).toEqual(ok(null));
});

async function addTo(boots: Shelf, id: string) {
  return ok(await boots.add({ id, revision: 'first', text: '' }));
}
