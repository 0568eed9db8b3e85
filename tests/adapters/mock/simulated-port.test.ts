import { expect, test } from 'vitest';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { auditApi } from '../../../src/core/audit/audit.api';
import { fail, ok } from '../../../src/core/shared/result';
import { FakeTime } from '../../support/fake-time';
import { staySignedIn } from '../../support/stay-signed-in';
import { aUser } from '../../support/users';

const QUERY = { page: 1, size: 9, action: null, person: null };
const NOTHING = ok({ items: [], total: 0 });

function open(fetchService: Parameters<typeof simulatedPort<typeof auditApi>>[2], keeper = staySignedIn) {
  const time = new FakeTime();
  const session = { read: async () => ok(aUser({ id: 'avery', role: 'admin' })) };
  return { time, log: simulatedPort(auditApi, { session, keeper, scheduler: time }, fetchService) };
}

test('the code of a service is fetched by the first call, for the person who calls', async () => {
  const actors: string[] = [];
  let fetched = 0;
  const { time, log } = open(async () => {
    fetched += 1;
    return ({ id }) => {
      actors.push(id);
      return { list: async () => NOTHING };
    };
  });
  expect(fetched).toBe(0);
  expect(await time.run(log.list(QUERY))).toEqual(NOTHING);
  expect(await time.run(log.list(QUERY))).toEqual(NOTHING);
  expect([fetched, actors]).toEqual([1, ['avery', 'avery']]);
});

test('code that cannot be fetched is fetched again by the next call', async () => {
  let tries = 0;
  const { time, log } = open(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return () => ({ list: async () => NOTHING });
  });
  expect(await time.run(log.list(QUERY))).toEqual(fail({ code: 'unavailable' }));
  expect(await time.run(log.list(QUERY))).toEqual(NOTHING);
});

test('a call that is given up is not made, and every call goes through the session', async () => {
  const kept: unknown[] = [];
  const { time, log } = open(
    async () => () => {
      throw new Error('It was called.');
    },
    {
      keep: (call) => {
        kept.push(call);
        return call();
      },
    },
  );
  const gone = new AbortController();
  const listed = log.list(QUERY, gone.signal);
  gone.abort();
  expect(await time.run(listed)).toEqual(fail({ code: 'cancelled' }));
  expect(kept).toHaveLength(1);
});

test('where the browser refuses to say who is signed in, the call is not made, and the session counts as open', async () => {
  const time = new FakeTime();
  const answers: unknown[] = [];
  const port = simulatedPort(
    auditApi,
    {
      session: { read: async () => fail({ code: 'unavailable' }) },
      keeper: {
        keep: async (call) => {
          const answer = await call();
          answers.push(answer);
          return answer;
        },
      },
      scheduler: time,
    },
    async () => () => {
      throw new Error('It was called.');
    },
  );
  expect(await time.run(port.list(QUERY))).toEqual(fail({ code: 'unavailable' }));
  expect(answers).toEqual([fail({ code: 'unavailable' })]);
});
