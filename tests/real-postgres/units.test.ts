import { describe, expect, test } from 'vitest';
import { ok } from '../../src/core/shared/result';
import type { Shelves } from '../contracts/unit-of-work.contract';
import { postgresShelvesHarness } from '../support/postgres-shelves';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';

describe.skipIf(!hasPostgres)('on a real PostgreSQL', () => {
  test('two units that lock each other out are both done: one of them runs again', async () => {
    const { unit, other, published } = await postgresShelvesHarness(openForTests(await newDatabase()));
    await unit.write(async ({ boots }) => {
      for (const id of ['left', 'right']) await boots.add({ id, revision: 'first', text: '' });
      return ok(undefined);
    });
    const gates = { left: gate(), right: gate() };
    let runs = 0;
    const wear = (first: 'left' | 'right', second: 'left' | 'right') => async (shelves: Shelves) => {
      runs += 1;
      const { boots } = shelves;
      const boot = await boots.find(first);
      gates[first].open();
      await gates[second].opened;
      const pair = await boots.find(second);
      for (const worn of [boot, pair])
        if (worn) await boots.replace({ ...worn, text: `${worn.text}${first},` });
      return ok(undefined);
    };
    const done = [unit.write(wear('left', 'right')), other.write(wear('right', 'left'))];
    expect(await Promise.all(done)).toEqual([ok(undefined), ok(undefined)]);
    expect(runs).toBe(3);
    const worn = await unit.read(async ({ boots }) => ok((await boots.all()).map(({ text }) => text.length)));
    expect(worn).toEqual(ok(['left,right,'.length, 'left,right,'.length]));
    expect(published()).toEqual([]);
  });
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
