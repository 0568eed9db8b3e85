import { Hono } from 'hono';
import type { Publication } from '../../core/content/publication.port';
import { failureAnswer } from '../failure-answer';
import { allow } from '../guards';
import type { ServerEnvironment } from '../server-environment';

/** '/api/publication/REVISION': what became of saved words. */
export function publicationRoutes(publication: Publication): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>().get('/:revision', allow('publication.read'), async (context) => {
    const outcome = await publication.outcome(context.req.param('revision'));
    return outcome.ok ? context.json(outcome.value) : failureAnswer(context, outcome.failure);
  });
}
