import { type Context, Hono } from 'hono';
import type { User } from '../../core/account/user';
import type { PersonalData } from '../../core/privacy/personal-data.port';
import { failureAnswer } from '../failure-answer';
import { actorOf, allow } from '../guards';
import type { ServerEnvironment } from '../server-environment';

/** '/api/personal-data': everything that is kept of one person, given out or erased by an admin. */
export function personalDataRoutes(personalDataFor: (actor: User) => PersonalData): Hono<ServerEnvironment> {
  const data = (context: Context<ServerEnvironment>) => personalDataFor(actorOf(context));
  return new Hono<ServerEnvironment>()
    .post('/:id/export', allow('person.export'), async (context) => {
      const file = await data(context).export(context.req.param('id'));
      return file.ok ? context.json(file.value) : failureAnswer(context, file.failure);
    })
    .delete('/:id', allow('person.erase'), async (context) => {
      const erased = await data(context).erase(context.req.param('id'));
      return erased.ok ? context.body(null, 204) : failureAnswer(context, erased.failure);
    });
}
