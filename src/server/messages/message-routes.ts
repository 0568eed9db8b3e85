import { Hono } from 'hono';
import type { Inbox } from '../../core/messages/inbox.port';
import { MarkMessage } from '../../core/messages/mark-message';
import { messageMarkSchema } from '../../core/messages/message-mark.schema';
import { messageQuerySchema } from '../../core/messages/message-query.schemas';
import type { Logger } from '../../core/shared/logger.port';
import { failureAnswer } from '../failure-answer';
import { allow } from '../guards';
import { readBody } from '../read-body';
import { readQuery } from '../read-query';
import type { ServerEnvironment } from '../server-environment';

/** What reading the inbox needs. */
export interface MessageRoutesPorts {
  readonly inbox: Inbox;
  readonly logger: Logger;
}

/** '/api/messages', for the staff who read visitors' messages; visitors send them through form-routes.ts. */
export function messageRoutes({ inbox, logger }: MessageRoutesPorts): Hono<ServerEnvironment> {
  const markMessage = new MarkMessage(inbox, logger);
  return new Hono<ServerEnvironment>()
    .get('/', allow('message.list'), async (context) => {
      const query = readQuery(context, messageQuerySchema);
      if ('refusal' in query) return query.refusal;
      const listed = await inbox.list(query.value);
      return listed.ok ? context.json(listed.value) : failureAnswer(context, listed.failure);
    })
    .get('/counts', allow('message.list'), async (context) => {
      const counted = await inbox.counts();
      return counted.ok ? context.json(counted.value) : failureAnswer(context, counted.failure);
    })
    .get('/:id', allow('message.list'), async (context) => {
      const found = await inbox.get(context.req.param('id'));
      return found.ok ? context.json(found.value) : failureAnswer(context, found.failure);
    })
    .put('/:id', allow('message.mark'), async (context) => {
      const body = await readBody(context, messageMarkSchema);
      if ('refusal' in body) return body.refusal;
      const { state, base } = body.value;
      const marked = await markMessage.execute({ id: context.req.param('id'), revision: base }, state);
      return marked.ok ? context.json(marked.value) : failureAnswer(context, marked.failure);
    });
}
