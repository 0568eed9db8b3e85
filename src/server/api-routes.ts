import * as v from 'valibot';
import type { SignedInUser } from '../core/access/second-step';
import {
  type Api,
  type Call as ApiCall,
  callOf,
  type InputsOf,
  isPosted,
  type PortOf,
} from '../core/api/api';
import { ID_FORM } from '../core/shared/id-form';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import { actorOf, type Call, failureAnswer, header, type Route, resultAnswer, route, type Way } from './http';
import { readBody, readQuery } from './read-input';

/**
 * Paths of the version before: below the area, as 'PUT /:id', or whole ones, as 'GET /api/gifts/plans'. A name in the path is an
 * id and a field of the input. A page that is open during a deployment may call one once more. Within an area they are looked for
 * after all others, in this order.
 */
type OldPaths<A extends Api> = {
  readonly [Name in keyof A['calls']]?: Way | readonly Way[];
};

/** An area's API with what answers it; its parts are checked against the API. */
export interface AreaOf<A extends Api> {
  readonly api: A;
  readonly inputs: InputsOf<A>;
  /** The service for the person who calls, with the cookies of the call. */
  readonly serviceFor: (actor: SignedInUser, cookie: string) => PortOf<A>;
  readonly oldPaths?: OldPaths<A> | undefined;
  /** The area's name in the version before: a page that is open during a deployment may call below it once more. */
  readonly oldArea?: string | undefined;
}

/** One of the server's areas, which mounts it at '/api/AREA'. */
export interface ApiArea {
  readonly api: Api;
  readonly inputs: object;
  readonly serviceFor: (actor: SignedInUser, cookie: string) => object;
  readonly oldPaths?: Readonly<Record<string, Way | readonly Way[] | undefined>> | undefined;
  readonly oldArea?: string | undefined;
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
 * person who calls. The routes of the version before share the limits of those that took their place; that version asked every
 * small query in the address.
 */
export function apiRoutes(
  { api, inputs, serviceFor, oldPaths = {}, oldArea }: ApiArea,
  limiter: ApiLimiter,
): readonly Route[] {
  const base = `/api/${api.area}` as const;
  const routes = new Map<string, Route>();
  for (const [name, terms] of Object.entries(api.calls)) {
    const { right, mostBytes } = terms;
    const schema: v.GenericSchema | undefined = Reflect.get(inputs, name);
    const answer = async (call: Call) => {
      const { fields } = call;
      // Nothing has such an id, so there is nothing at this address.
      if (!Object.values(fields).every((value) => ID_FORM.test(value)))
        return failureAnswer({ code: 'not-found' });
      const wanted = schema && withFields(schema, fields);
      const input = !wanted
        ? { value: undefined }
        : call.request.method === 'GET' || call.request.method === 'HEAD'
          ? readQuery(call, wanted)
          : await readBody(call, wanted, mostBytes);
      if ('refusal' in input) return input.refusal;
      const actor = actorOf(call);
      if (!(await isWithinLimit(terms, [api.area, name, actor.id], input.value, limiter)))
        return failureAnswer({ code: 'too-many' });
      const service = serviceFor(actor, header(call, 'cookie') ?? '');
      return resultAnswer(await callOf(service, name)(input.value));
    };
    const method = isPosted(terms, schema !== undefined) ? 'POST' : 'GET';
    const isQuery = terms.kind === 'query';
    routes.set(name, { ...route(`${method} ${base}/${name}`, right, answer), isQuery });
  }
  const old = Object.entries(oldPaths).flatMap(([name, ways = []]) => {
    const now = routes.get(name);
    return now ? [ways].flat().map((way) => route(oldWay(base, way), now.right, now.answer)) : [];
  });
  const before = Object.entries(api.calls).flatMap(([name, terms]) => {
    const [now, method] = [routes.get(name), oldMethod(terms)];
    if (!now) return [];
    const areas = [...(method === now.method ? [] : [api.area]), ...(oldArea === undefined ? [] : [oldArea])];
    return areas.map((area) => route(`${method} /api/${area}/${name}`, now.right, now.answer));
  });
  return [...routes.values(), ...old, ...before];
}

/** How the version before made a call. */
function oldMethod({ kind, mostBytes }: ApiCall): 'GET' | 'POST' {
  return kind === 'query' && mostBytes === undefined ? 'GET' : 'POST';
}

/** The whole path of one of the version before. */
function oldWay(base: string, way: Way): Way {
  const [method, path = ''] = way.split(' ');
  return (path.startsWith('/api/') ? way : `${method} ${base}${path === '/' ? '' : path}`) as Way;
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

/** The schema of what is sent together with the fields of a path. */
function withFields(schema: v.GenericSchema, fields: Readonly<Record<string, string>>): v.GenericSchema {
  if (Object.keys(fields).length === 0) return schema;
  return v.pipe(
    v.unknown(),
    v.transform((sent) => ({ ...Object(sent), ...fields })),
    schema,
  );
}
