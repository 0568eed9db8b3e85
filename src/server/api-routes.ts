import { type Context, type Handler, Hono } from 'hono';
import * as v from 'valibot';
import { callOf, isPosted } from '../core/api/api';
import { ID_FORM } from '../core/shared/id-form';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import type { ApiArea } from './api-area';
import { failureAnswer } from './failure-answer';
import { actorOf, allow, ownThings } from './guards';
import { readBody } from './read-body';
import { readQuery } from './read-query';
import type { ServerEnvironment } from './server-environment';

/**
 * The routes of an API, below its area: `GET /NAME?q=INPUT` for a query, `POST /NAME` for a command. A call asks the policy
 * first, for the caller's own things, then reads its input strictly, counts against its limit, and asks the service of the
 * person who calls.
 */
export function apiRoutes(
  { api, inputs, serviceFor, oldPaths }: ApiArea,
  limiter: Pick<RateLimiter, 'take'>,
): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  const answers = new Map<string, Handler<ServerEnvironment>>();
  for (const [name, call] of Object.entries(api.calls)) {
    const { right, limit, mostBytes } = call;
    const schema: v.GenericSchema | undefined = Reflect.get(inputs, name);
    const answer = async (context: Context<ServerEnvironment>) => {
      const fields = context.req.param();
      // Nothing has such an id, so there is nothing at this address.
      if (!Object.values(fields).every((value) => ID_FORM.test(value)))
        return failureAnswer(context, { code: 'not-found' });
      const wanted = schema && withFields(schema, fields);
      const input = !wanted
        ? { value: undefined }
        : !isPosted(call)
          ? readQuery(context, wanted)
          : (inPath(context, fields, wanted) ?? (await readBody(context, wanted, mostBytes)));
      if ('refusal' in input) return input.refusal;
      const actor = actorOf(context);
      if (limit && !(await limiter.take([api.area, name, actor.id], limit)))
        return failureAnswer(context, { code: 'too-many' });
      const service = serviceFor(actor, context.req.header('cookie') ?? '');
      const result = await callOf(service, name)(input.value);
      if (!result.ok) return failureAnswer(context, result.failure);
      return result.value === undefined ? context.body(null, 204) : context.json(result.value);
    };
    answers.set(name, answer);
    routes.on(isPosted(call) ? 'POST' : 'GET', `/${name}`, allow(right, ownThings), answer);
  }
  for (const [name, way = ''] of Object.entries(oldPaths)) {
    const [method = '', path = ''] = way.split(' ');
    const [call, answer] = [api.calls[name], answers.get(name)];
    if (call && answer) routes.on(method, path, allow(call.right, ownThings), answer);
  }
  return routes;
}

/** What the path of a request without a body says all by itself; null where a body has to say more. */
function inPath(
  { req }: Context<ServerEnvironment>,
  fields: Readonly<Record<string, string>>,
  schema: v.GenericSchema,
) {
  if (Object.keys(fields).length === 0 || req.header('content-type') !== undefined) return null;
  const parsed = v.safeParse(schema, {});
  return parsed.success ? { value: parsed.output } : null;
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
