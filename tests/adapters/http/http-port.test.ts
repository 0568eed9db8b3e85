import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Fetch, HttpCalls } from '../../../src/adapters/http/http-calls';
import { httpPort } from '../../../src/adapters/http/http-port';
import { type Api, callOf, isPosted } from '../../../src/core/api/api';
import { type Failure, fail, ok, type Result } from '../../../src/core/shared/result';
import { failureAnswer, responseOf } from '../../../src/server/http';
import { APIS } from '../../support/apis';
import { FakeTime } from '../../support/fake-time';
import { staySignedIn } from '../../support/stay-signed-in';

/** Every call of every API, with an input where it takes one. */
const CALLS = APIS.flatMap(({ api, samples }) =>
  Object.entries(api.calls).map(([name, call]) => ({
    api,
    name,
    call,
    sample: samples[name],
    path: `/api/${api.area}/${name}`,
  })),
);

/** What a server may answer that fails; 'cancelled' is the browser's own. */
const FAILURES: readonly Failure[] = [
  { code: 'unauthenticated' },
  { code: 'invalid-credentials' },
  { code: 'forbidden' },
  { code: 'forbidden', reason: 'last-admin' },
  { code: 'not-found' },
  { code: 'conflict' },
  { code: 'quota', limit: 5 },
  { code: 'unsupported-type', accepted: ['image/png'] },
  { code: 'validation', fields: [{ field: 'email', message: '' }] },
  { code: 'locked' },
  { code: 'too-many' },
  { code: 'corrupt' },
  { code: 'unavailable' },
];
const UNAVAILABLE = fail({ code: 'unavailable' });

/** A client of an API over a server that remembers what it was asked, and gives one answer. */
function open(api: Api, answer: Fetch) {
  const asked: { address: string; request: RequestInit }[] = [];
  const time = new FakeTime();
  const recorded: Fetch = (address, request) => {
    asked.push({ address, request });
    return answer(address, request);
  };
  const port = httpPort(api, new HttpCalls(recorded, time), staySignedIn);
  const call = (name: string, input: unknown, signal?: AbortSignal): Promise<Result<unknown, Failure>> =>
    time.run(callOf(port, name)(input, signal));
  return { call, asked };
}

test.each(CALLS)('$path is asked for with its input', async ({ api, name, call, sample, path }) => {
  const posted = isPosted(call, sample !== undefined);
  const { call: ask, asked } = open(api, async () => new Response(null, { status: 204 }));
  const answer = await ask(name, sample);
  const { address = '', request } = asked[0] ?? {};
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect([request?.method, pathname]).toEqual([posted ? 'POST' : 'GET', path]);
  const [sent, other] = posted
    ? [request?.body, searchParams.get('q')]
    : [searchParams.get('q'), request?.body];
  expect(sent ? JSON.parse(String(sent)) : undefined).toEqual(sample);
  expect(other ?? null).toBeNull();
  const type = new Headers(request?.headers).get('content-type');
  expect(type).toBe(posted && sample ? 'application/json' : null);
  // 204 is the answer of what answers nothing, and no answer of anything else.
  const answersNothing = v.is(call.answer, undefined);
  expect(answer).toEqual(answersNothing ? ok(undefined) : UNAVAILABLE);
  // What changes something is never sent twice.
  expect(asked).toHaveLength(call.kind === 'command' || answersNothing ? 1 : 2);
});

test.each(CALLS)('an answer of another shape than that of $path is none', async ({ api, name, sample }) => {
  for (const other of [true, [7], { shoes: 7 }, 'shoes'])
    expect(await open(api, async () => Response.json(other)).call(name, sample)).toEqual(UNAVAILABLE);
  const page = async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  expect(await open(api, page).call(name, sample)).toEqual(UNAVAILABLE);
});

test.each(CALLS)(
  'what $path may fail with comes back as itself, and anything else as unavailable',
  async (given) => {
    const failures: readonly string[] = given.call.failures;
    for (const failure of FAILURES) {
      const { call, asked } = open(given.api, async () => responseOf(failureAnswer(failure)));
      const answer = await call(given.name, given.sample);
      expect(answer).toEqual(failures.includes(failure.code) ? fail(failure) : UNAVAILABLE);
      expect(asked.length).toBe(failure.code === 'unavailable' && given.call.kind === 'query' ? 2 : 1);
    }
    const lost = open(given.api, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await lost.call(given.name, given.sample)).toEqual(UNAVAILABLE);
  },
);

test.each(CALLS)('whoever gives up $path is answered at once', async ({ api, name, call, sample }) => {
  const never: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const given = (call.failures as readonly string[]).includes('cancelled')
    ? fail({ code: 'cancelled' })
    : UNAVAILABLE;
  const { call: ask, asked } = open(api, never);
  const givenUp = new AbortController();
  const answer = ask(name, sample, givenUp.signal);
  givenUp.abort();
  expect(await answer).toEqual(given);
  const before = asked.length;
  expect(await ask(name, sample, AbortSignal.abort())).toEqual(given);
  expect(asked).toHaveLength(before);
});

test.each(CALLS)(
  '$path is not asked for by whoever has no right to it, and is kept by the session',
  async ({ api, name, call, sample }) => {
    const [wanted, kept]: [string[], string[]] = [[], []];
    const fetch: Fetch = async () => Promise.reject(new Error('Nobody asks.'));
    const session = {
      keep: async <T>(made: () => Promise<T>) => {
        kept.push(name);
        return made();
      },
    };
    let isAllowed = false;
    const time = new FakeTime();
    const port = httpPort(api as Api, new HttpCalls(fetch, time), session, (right) => {
      wanted.push(right);
      return isAllowed;
    });
    expect(await callOf(port, name)(sample)).toEqual(fail({ code: 'forbidden' }));
    expect([wanted, kept]).toEqual([[call.right], []]);
    isAllowed = true;
    await time.run(callOf(port, name)(sample));
    expect(kept).toEqual([name]);
  },
);

test.each(CALLS)('only a command, not $path, tells of a change', async ({ api, name, call, sample }) => {
  let changes = 0;
  const calls = new HttpCalls(async () => new Response(null, { status: 204 }), new FakeTime());
  calls.onWrite(() => {
    changes += 1;
  });
  // What answers nothing is accepted by every call here.
  const port = httpPort(
    { ...api, calls: { [name]: { ...call, answer: v.undefined() } } } as Api,
    calls,
    staySignedIn,
  );
  await callOf(port, name)(sample);
  expect(changes).toBe(call.kind === 'command' ? 1 : 0);
});
