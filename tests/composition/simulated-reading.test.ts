import { expect, test } from 'vitest';
import { readsFirst } from '../../src/composition/simulation/simulated-reading';
import { ok, type Result } from '../../src/core/shared/result';

const ACTOR = { id: 'account-1', email: 'ann@mail.example', name: 'Ann', role: 'volunteer' };

interface Area {
  list(): Promise<Result<string, unknown>>;
  change(input: string): Promise<Result<string, unknown>>;
}

const reads = () => ({ list: async () => ok('read') });
const whole = () => ({
  list: async () => ok('of the whole'),
  change: async (input: string) => ok(`changed to ${input}`),
});

test('what reads is there at once, and the first change fetches the rest once', async () => {
  let fetched = 0;
  const serviceFor = readsFirst<Area>(reads, async () => {
    fetched += 1;
    return whole;
  });
  const service = serviceFor(ACTOR);
  expect(await service.list()).toEqual(ok('read'));
  expect(fetched).toBe(0);
  expect(await service.change('this')).toEqual(ok('changed to this'));
  expect(await serviceFor(ACTOR).change('that')).toEqual(ok('changed to that'));
  expect(fetched).toBe(1);
});

test('a change whose code cannot be fetched is unavailable, and the next one tries again', async () => {
  let isOffline = true;
  const service = readsFirst<Area>(reads, async () => {
    if (isOffline) throw new Error('No connection.');
    return whole;
  })(ACTOR);
  expect(await service.change('this')).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
  isOffline = false;
  expect(await service.change('this')).toEqual(ok('changed to this'));
});
