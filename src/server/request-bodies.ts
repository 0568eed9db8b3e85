import type { Scheduler } from '../core/shared/system.port';
import { type Answer, type BodyRead, failureAnswer, plainText } from './http';

/** The largest body of a call, in bytes: a document of 512 kB with what travels around it. Pictures and files may be larger. */
const MAX_BODY_BYTES = 576 * 1024;
/** So many bytes may be here of one network's strangers, or of one person who is signed in, in bodies that are not complete. */
const MOST_OF_ONE = 20 * MAX_BODY_BYTES;
/** The same of all strangers together, and of all people who are signed in: a flood of strangers leaves them their share. */
const MOST_OF_A_SHARE = 100 * MAX_BODY_BYTES;
/** What a body counts before more than this has arrived: it holds a connection. A crowd behind one network presses a button at once. */
const LEAST_BYTES = 8 * 1024;
const FIRST_BUFFER_BYTES = 16 * 1024;
/** A body that sends nothing for this long, in ms, is given up. */
const STILL_MS = 10_000;

/** Who sends a body. */
export interface Sender {
  readonly network: string;
  /** The id of somebody who is signed in; null for a stranger. */
  readonly personId: string | null;
}

/**
 * Reads the bodies of requests. A body is read when a route asks for it, after its guards; until then, and where a request
 * is refused, no byte of it is kept. What has arrived counts, whatever was announced; more than its limit is never kept.
 */
export class RequestBodies {
  private readonly shares = { strangers: new Share(), people: new Share() };

  constructor(private readonly scheduler: Pick<Scheduler, 'after'>) {}

  /**
   * Reads a body of at most `limit` bytes: 413 for more, 429 and 503 where too much is here already, 408 for one that stands still, and
   * 411 for a stranger's that does not say how long it is.
   */
  async read(request: Request, sender: Sender, limit = MAX_BODY_BYTES): Promise<BodyRead> {
    const { network, personId } = sender;
    const announced = announcedBytes(request);
    if (personId === null && request.headers.has('transfer-encoding'))
      return { refusal: plainText('Length Required\n', 411) };
    if (announced !== null && announced > limit) return { refusal: tooLarge(limit) };
    const place = this.shares[personId === null ? 'strangers' : 'people'].placeOf(personId ?? network);
    const refusal = place.grow(LEAST_BYTES);
    if (refusal) return { refusal };
    try {
      // The connection gives no more than was announced, and what is this short has been counted.
      return announced !== null && announced <= LEAST_BYTES
        ? await this.readShort(request)
        : await this.readLong(request, limit, place);
    } catch {
      // The caller has hung up in the middle of it.
      return { refusal: failureAnswer({ code: 'cancelled' }) };
    } finally {
      place.leave();
    }
  }

  private async readShort(request: Request): Promise<BodyRead> {
    let cancel = () => {};
    const isStill = new Promise<BodyRead>((resolve) => {
      cancel = this.scheduler.after(STILL_MS, () => resolve({ refusal: standsStill() }));
    });
    const bytes = request.arrayBuffer().then((buffer) => ({ bytes: new Uint8Array(buffer) }));
    return Promise.race([bytes, isStill]).finally(cancel);
  }

  private async readLong(request: Request, limit: number, place: Place): Promise<BodyRead> {
    const { body } = request;
    if (!body) return { bytes: new Uint8Array() };
    const reader = body.getReader();
    const giveUp = (refusal: Answer) => {
      void reader.cancel().catch(() => {});
      return { refusal };
    };
    // One buffer that grows: pieces of one byte each would take a hundred times their size.
    let buffer = new Uint8Array(Math.min(limit, FIRST_BUFFER_BYTES));
    let size = 0;
    for (;;) {
      const piece = await this.nextPiece(reader);
      if (piece === 'still') return giveUp(standsStill());
      if (piece.done) return { bytes: buffer.subarray(0, size) };
      const grown = size + piece.value.length;
      if (grown > limit) return giveUp(tooLarge(limit));
      const refusal = place.grow(grown);
      if (refusal) return giveUp(refusal);
      if (grown > buffer.length) {
        const larger = new Uint8Array(Math.min(limit, Math.max(grown, 2 * buffer.length)));
        larger.set(buffer.subarray(0, size));
        buffer = larger;
      }
      buffer.set(piece.value, size);
      size = grown;
    }
  }

  private nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>) {
    let cancel = () => {};
    const isStill = new Promise<'still'>((resolve) => {
      cancel = this.scheduler.after(STILL_MS, () => resolve('still'));
    });
    return Promise.race([reader.read(), isStill]).finally(cancel);
  }
}

/** The room of some senders for bodies that are not complete. */
class Share {
  private readonly ofSenders = new Map<string, number>();
  private bytes = 0;

  /** Where one body of a sender is counted. */
  placeOf(sender: string): Place {
    let own = 0;
    const count = (more: number) => {
      own += more;
      this.bytes += more;
      const left = (this.ofSenders.get(sender) ?? 0) + more;
      if (left > 0) this.ofSenders.set(sender, left);
      else this.ofSenders.delete(sender);
    };
    return {
      grow: (arrived) => {
        const more = Math.max(LEAST_BYTES, Math.min(MAX_BODY_BYTES, arrived)) - own;
        if ((this.ofSenders.get(sender) ?? 0) + more > MOST_OF_ONE)
          return failureAnswer({ code: 'too-many' });
        if (this.bytes + more > MOST_OF_A_SHARE) return failureAnswer({ code: 'unavailable' });
        count(more);
        return null;
      },
      leave: () => count(-own),
    };
  }
}

/** What one body takes of the room. A body counts no more than a document. */
interface Place {
  /** Counts what has arrived by now; the answer that refuses the body where there is no room for it. */
  readonly grow: (arrived: number) => Answer | null;
  readonly leave: () => void;
}

/** The length in bytes that a request announces for its body; null where it comes in pieces, or not at all. */
export function announcedBytes({ headers }: Pick<Request, 'headers'>): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? null : Number(length);
}

function tooLarge(limit: number): Answer {
  return failureAnswer({ code: 'quota', limit });
}

function standsStill(): Answer {
  return plainText('Request Timeout\n', 408, { Connection: 'close' });
}
