import type * as v from 'valibot';
import type { SignedInUser } from '../core/access/second-step';
import {
  type Api,
  type Call as ApiCall,
  callOf,
  type InputsOf,
  isPosted,
  type PortOf,
} from '../core/api/api';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import { actorOf, type Call, failureAnswer, header, type Route, resultAnswer, route } from './http';
import { readBody, readQuery } from './read-input';

/** An area's API with what answers it; its parts are checked against the API. */
interface AreaOf<A extends Api> {
  readonly api: A;
  readonly inputs: InputsOf<A>;
  /** The service for the person who calls, with the cookies of the call. */
  readonly serviceFor: (actor: SignedInUser, cookie: string) => PortOf<A>;
}

/** One of the server's areas, which mounts it at '/api/AREA'. */
export interface ApiArea {
  readonly api: Api;
  readonly inputs: object;
  readonly serviceFor: (actor: SignedInUser, cookie: string) => object;
}

/** What counts the calls of an API. */
type ApiLimiter = Pick<RateLimiter, 'take' | 'takeUnlessRepeated'>;

/** An area among others; its parts are checked against its API here. */
export function apiArea<A extends Api>(area: AreaOf<A>): ApiArea {
  return area;
}

/**
 * The routes of an API, below its area: `POST /NAME` where isPosted says so, otherwise `GET /NAME?q=INPUT`. A call asks the policy
 * first, for the caller's own things, then reads its input strictly, counts against its limit, and asks the service of the
 * person who calls.
 */
export function apiRoutes({ api, inputs, serviceFor }: ApiArea, limiter: ApiLimiter): readonly Route[] {
  return Object.entries(api.calls).map(([name, terms]) => {
    const { right, mostBytes } = terms;
    const schema: v.GenericSchema | undefined = Reflect.get(inputs, name);
    const method = isPosted(terms, schema !== undefined) ? 'POST' : 'GET';
    const answer = async (call: Call) => {
      const input = !schema
        ? { value: undefined }
        : method === 'GET'
          ? readQuery(call, schema)
          : await readBody(call, schema, mostBytes);
      if ('refusal' in input) return input.refusal;
      const actor = actorOf(call);
      if (!(await isWithinLimit(terms, [api.area, name, actor.id], input.value, limiter)))
        return failureAnswer({ code: 'too-many' });
      const service = serviceFor(actor, header(call, 'cookie') ?? '');
      return resultAnswer(await callOf(service, name)(input.value));
    };
    const isQuery = terms.kind === 'query';
    return { ...route(`${method} /api/${api.area}/${name}`, right, answer), isQuery };
  });
}

/** Counts a call, unless it repeats one of the person's that was let through, and answers whether it is within its limit. */
async function isWithinLimit(
  { limit, countedAs }: ApiCall,
  [area, call, actorId]: readonly [string, string, string],
  input: unknown,
  limiter: ApiLimiter,
): Promise<boolean> {
  if (!limit) return true;
  if (countedAs === undefined) return limiter.take([area, call, actorId], limit);
  const sent = { call, input: JSON.stringify(input) };
  return limiter.takeUnlessRepeated([area, countedAs, actorId], limit, sent);
}
