import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { type Action, may } from '../core/access/may';
import type { Accounts } from '../core/account/accounts.port';
import type { Cancel, ChangedThing, Changes, Scheduler } from '../core/shared/system.port';
import { failureAnswer } from './failure-answer';
import { allow } from './guards';
import type { ServerEnvironment } from './server-environment';

/** A comment keeps proxies from closing a quiet stream, this often, in ms; it also finds out that a session is over. */
const COMMENT_MS = 25_000;
/** A stream holds a connection: a person has this many at once. The tabs of a browser share one. */
const STREAMS_PER_PERSON = 8;

/** The right to read what changed: notices go only to who has it. */
const READING: Readonly<Record<ChangedThing, Action>> = {
  content: 'content.read',
  campaigns: 'campaign.list-active',
  session: 'changes.follow',
  people: 'person.list',
  messages: 'message.list',
  pickups: 'pickup.list',
  gifts: 'gift.list',
  receipts: 'receipt.list',
};

/** What following changes needs. */
export interface ChangeRoutesPorts {
  readonly accounts: Pick<Accounts, 'whoIs'>;
  readonly changes: Changes;
  readonly scheduler: Pick<Scheduler, 'every'>;
}

/**
 * '/api/changes': tells a browser in which somebody is signed in what was changed elsewhere, as server-sent events named
 * 'change'. 'session' is told when the person's own session has ended, and is the last. Streams end when `stopping` says so.
 */
export function changeRoutes(
  { accounts, changes, scheduler }: ChangeRoutesPorts,
  stopping: AbortSignal,
): Hono<ServerEnvironment> {
  const open = new Map<string, number>();
  return new Hono<ServerEnvironment>().get('/', allow('changes.follow'), (context) => {
    let user = context.get('user');
    const person = user?.id ?? '';
    const cookie = context.req.header('cookie') ?? '';
    const others = open.get(person) ?? 0;
    if (others >= STREAMS_PER_PERSON) return failureAnswer(context, { code: 'too-many' });
    open.set(person, others + 1);

    const response = streamSSE(context, async (stream) => {
      const cancels: Cancel[] = [];
      const tell = (thing: ChangedThing) => {
        if (may(user, READING[thing])) void stream.write(`event: change\ndata: ${thing}\n\n`);
      };
      await new Promise<void>((end) => {
        const endIfRevoked = async () => {
          const who = await accounts.whoIs(cookie);
          // A change of role is heard of as a change of the session.
          if (who.ok && who.value) user = who.value;
          if (!who.ok || who.value) return;
          tell('session');
          end();
        };
        const stop = () => end();
        stopping.addEventListener('abort', stop);
        stream.onAbort(stop);
        cancels.push(
          () => stopping.removeEventListener('abort', stop),
          changes.subscribe((thing) => (thing === 'session' ? void endIfRevoked() : tell(thing))),
          scheduler.every(COMMENT_MS, () => {
            void stream.write(': still here\n\n');
            void endIfRevoked();
          }),
        );
        if (stopping.aborted || context.req.method === 'HEAD') end();
      });
      for (const cancel of cancels) cancel();
      const rest = (open.get(person) ?? 1) - 1;
      if (rest > 0) open.set(person, rest);
      else open.delete(person);
    });
    // What stands between must neither keep nor hold back what is told.
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Accel-Buffering', 'no');
    return response;
  });
}
