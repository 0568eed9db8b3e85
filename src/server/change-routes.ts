import { type Action, mayCall } from '../core/access/may';
import { admission } from '../core/access/second-step';
import type { Accounts } from '../core/account/accounts.port';
import type { Cancel, ChangedThing, Changes, Scheduler } from '../core/shared/system.port';
import { actorOf, failureAnswer, header, type Route, route } from './http';

/** A comment keeps proxies from closing a quiet stream, this often, in ms; it also finds out that a session is over. */
const COMMENT_MS = 25_000;
/** A stream holds a connection: a person has this many at once. The tabs of a browser share one. */
const STREAMS_PER_PERSON = 8;

/** What stands between must neither keep nor hold back what is told. */
const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Transfer-Encoding': 'chunked',
  Connection: 'keep-alive',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};
const encoder = new TextEncoder();

/** The rights to read what changed: notices go only to who has one of them. */
const READING: Readonly<Record<ChangedThing, Action | readonly Action[]>> = {
  content: 'content.read',
  campaigns: 'campaign.list-active',
  session: 'changes.follow',
  people: 'person.list',
  messages: 'message.list',
  pickups: 'pickup.list',
  gifts: 'gift.list',
  receipts: 'receipt.list',
  // Who manages them or applies reads the active ones at least.
  programs: 'program.list-open',
  // Staff read those to their programs; applicants their own, on pages that nobody else opens.
  applications: ['application.list', 'open my-applications', 'open programs/available-programs'],
  // Everybody who is signed in is invited to some, and signs up for them.
  events: 'event.list-invited',
  signups: 'event.list-invited',
  guides: ['guide.save', 'open training', 'open resources'],
  // Applicants read whether their shoes are there.
  shelf: ['shelf.read', 'open my-applications'],
  settings: 'settings.read',
};

/** What following changes needs. */
interface ChangeRoutesPorts {
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
): readonly Route[] {
  const open = new Map<string, number>();
  const answer: Route['answer'] = (call) => {
    let user = actorOf(call);
    const person = user.id;
    const cookie = header(call, 'cookie') ?? '';
    const others = open.get(person) ?? 0;
    if (others >= STREAMS_PER_PERSON) return failureAnswer({ code: 'too-many' });
    open.set(person, others + 1);

    let leave: Cancel = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        let isOpen = true;
        const write = (text: string) => {
          if (isOpen) controller.enqueue(encoder.encode(text));
        };
        const tell = (thing: ChangedThing) => {
          const isRead = [READING[thing]].flat().some((right) => mayCall(user, right));
          if (isRead) write(`event: change\ndata: ${thing}\n\n`);
        };
        const end = () => {
          if (isOpen) controller.close();
          leave();
        };
        const endIfRevoked = async () => {
          const who = await accounts.whoIs(cookie, true);
          if (!who.ok) return;
          // A change of role is heard of as a change of the session, and so is the day from which a second step is asked for.
          if (who.value) user = who.value;
          if (who.value && admission('changes.follow', who.value.standing) === 'person') return;
          tell('session');
          end();
        };
        const unsubscribe = changes.subscribe((thing) =>
          thing === 'session' ? void endIfRevoked() : tell(thing),
        );
        const cancel = scheduler.every(COMMENT_MS, () => {
          write(': still here\n\n');
          void endIfRevoked();
        });
        stopping.addEventListener('abort', end);
        leave = () => {
          if (!isOpen) return;
          isOpen = false;
          unsubscribe();
          cancel();
          stopping.removeEventListener('abort', end);
          const rest = (open.get(person) ?? 1) - 1;
          if (rest > 0) open.set(person, rest);
          else open.delete(person);
        };
        if (stopping.aborted || call.request.method === 'HEAD') end();
      },
      cancel: () => leave(),
    });
    return { status: 200, headers: STREAM_HEADERS, body: stream };
  };
  return [route('GET /api/changes', 'changes.follow', answer)];
}
