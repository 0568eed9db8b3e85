import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import { type Api, callOf, type InputsOf, type PortOf } from '../core/api/api';
import type { User } from '../core/auth/user';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import { failureAnswer } from './failure-answer';
import { actorOf, allow } from './guards';
import { readBody } from './read-body';
import { readQuery } from './read-query';
import type { ServerEnvironment } from './server-environment';

/** Paths of the version before, as 'PUT /'. A page that is open during a deployment may call one once more. */
type OldPaths<A extends Api> = {
  readonly [Name in keyof A['calls']]?: `${'GET' | 'POST' | 'PUT'} /${string}`;
};

/**
 * The routes of an API, below its area: `GET /NAME?q=INPUT` for a query, `POST /NAME` for a command. A call asks the policy
 * first, then reads its input strictly, counts against its limit, and asks the service of the person who calls.
 */
export function apiRoutes<A extends Api>(
  api: A,
  inputs: InputsOf<A>,
  serviceFor: (actor: User) => PortOf<A>,
  limiter: Pick<RateLimiter, 'take'>,
  oldPaths: OldPaths<A> = {},
): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  for (const [name, { kind, right, limit }] of Object.entries(api.calls)) {
    const schema: v.GenericSchema | undefined = Reflect.get(inputs, name);
    const answer = async (context: Context<ServerEnvironment>) => {
      const input = !schema
        ? { value: undefined }
        : kind === 'query'
          ? readQuery(context, schema)
          : await readBody(context, schema);
      if ('refusal' in input) return input.refusal;
      const actor = actorOf(context);
      if (limit && !(await limiter.take([api.area, name, actor.id], limit)))
        return failureAnswer(context, { code: 'too-many' });
      const result = await callOf(serviceFor(actor), name)(input.value);
      if (!result.ok) return failureAnswer(context, result.failure);
      return result.value === undefined ? context.body(null, 204) : context.json(result.value);
    };
    const paths = [
      `${kind === 'query' ? 'GET' : 'POST'} /${name}`,
      oldPaths[name as keyof A['calls']] ?? [],
    ].flat();
    for (const [method = '', path = ''] of paths.map((way) => way.split(' ')))
      routes.on(method, path, allow(right), answer);
  }
  return routes;
}
