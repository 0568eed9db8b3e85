import { type BodyRead, failureAnswer } from './http';

/** The largest body of a call, in bytes: a document of 512 kB with what travels around it. Pictures and files may be larger. */
const MAX_BODY_BYTES = 576 * 1024;
/** One network may have bodies of this many bytes on their way at once, and all networks together so many. */
const MOST_OF_A_NETWORK = 20 * MAX_BODY_BYTES;
const MOST_IN_ALL = 200 * MAX_BODY_BYTES;
/** The least that a body counts: a crowd behind one network presses a button at the same moment, and each body holds a connection. */
const LEAST_BYTES = 8 * 1024;
const FIRST_BUFFER_BYTES = 16 * 1024;

/**
 * Reads the bodies of requests. A body is read when a route asks for it, after its guards; until then, and where a request
 * is refused, no byte of it is kept. More than its limit is never kept, whether its length was announced or not.
 */
export class RequestBodies {
  /** How many bytes are being read, by the network that sends them. */
  private readonly reading = new Map<string, number>();
  private bytes = 0;

  /** Reads a body that a network sends, of at most `limit` bytes: 413 for more, 429 and 503 where too many are being read at once. */
  async read(request: Request, network: string, limit = MAX_BODY_BYTES): Promise<BodyRead> {
    const ofNetwork = this.reading.get(network) ?? 0;
    const own = countedBytes(request);
    if (ofNetwork + own > MOST_OF_A_NETWORK) return { refusal: failureAnswer({ code: 'too-many' }) };
    if (this.bytes + own > MOST_IN_ALL) return { refusal: failureAnswer({ code: 'unavailable' }) };
    this.reading.set(network, ofNetwork + own);
    this.bytes += own;
    try {
      const bytes = await bytesOf(request, limit);
      return bytes ? { bytes } : { refusal: failureAnswer({ code: 'quota', limit }) };
    } catch {
      // The caller has hung up in the middle of it.
      return { refusal: failureAnswer({ code: 'cancelled' }) };
    } finally {
      this.bytes -= own;
      const left = (this.reading.get(network) ?? own) - own;
      if (left > 0) this.reading.set(network, left);
      else this.reading.delete(network);
    }
  }
}

/** The length in bytes that a request announces for its body; null where it comes in pieces, or not at all. */
export function announcedBytes({ headers }: Pick<Request, 'headers'>): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? null : Number(length);
}

/** How many bytes a body counts while it is read: what it announces, and no more than a document. */
function countedBytes(request: Request): number {
  return Math.min(MAX_BODY_BYTES, Math.max(LEAST_BYTES, announcedBytes(request) ?? MAX_BODY_BYTES));
}

/** The body; null where it is longer than `limit`. Rejects when it breaks off. */
async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const announced = announcedBytes(request);
  if (announced === null) return gathered(request.body, limit);
  // The connection gives no more than was announced.
  return announced <= limit ? new Uint8Array(await request.arrayBuffer()) : null;
}

/** The pieces of a stream in one; null, without reading on, as soon as there are more than `limit` bytes. */
async function gathered(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  // One buffer that grows: pieces of one byte each would take a hundred times their size.
  let buffer = new Uint8Array(Math.min(limit, FIRST_BUFFER_BYTES));
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const grown = size + piece.value.length;
    if (grown > limit) {
      void reader.cancel().catch(() => {});
      return null;
    }
    if (grown > buffer.length) {
      const larger = new Uint8Array(Math.min(limit, Math.max(grown, 2 * buffer.length)));
      larger.set(buffer.subarray(0, size));
      buffer = larger;
    }
    buffer.set(piece.value, size);
    size = grown;
  }
  return buffer.subarray(0, size);
}
