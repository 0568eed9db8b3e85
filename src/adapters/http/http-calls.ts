import * as v from 'valibot';
import { failureSchema } from '../../core/shared/failure.schema';
import { type Failure, type FailureOf, fail, ok, type Result } from '../../core/shared/result';
import type { Cancel, Scheduler } from '../../core/shared/system.port';

/** The browser's fetch, or a server's app in tests. */
export type Fetch = (address: string, request: RequestInit) => Promise<Response>;

/** A write, and what is expected back. */
interface Write {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** JSON, or the bytes of a file. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** A question that is sent in a body, because its words belong in no address. */
interface Question {
  readonly body: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Whether it may take as long to send as a file. */
  readonly isLarge: boolean;
}

/** An answer is waited for this long, in ms; a write may carry a picture over a slow line. */
const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 60_000;
/** Before a read is tried once more, in ms. */
const RETRY_MS = 500;

/**
 * Calls the site's own server. Reads and questions are tried once more when they get no answer or 503; writes never, since the first
 * may have been done. Answers are parsed; whatever is neither the expected value nor a known failure is 'unavailable'.
 */
export class HttpCalls {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly fetch: Fetch,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {}

  /** Calls `listener` after each write that was done, before its caller goes on, until the returned function is called. */
  onWrite(listener: () => void): Cancel {
    const own = () => listener();
    this.listeners.add(own);
    return () => this.listeners.delete(own);
  }

  /** Reads what is at a path such as '/api/content'. */
  async read<T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    signal?: AbortSignal,
  ): Promise<Result<T, Failure>> {
    return this.twice(() => this.call(path, { method: 'GET' }, READ_TIMEOUT_MS, schema, signal));
  }

  /** Reads what answers a question that is sent in the body; nothing changes by it. */
  async ask<T>(
    path: string,
    { body, signal, isLarge }: Question,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<Result<T, Failure>> {
    const timeout = isLarge ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS;
    return this.twice(() => this.call(path, { method: 'POST', ...asJson(body) }, timeout, schema, signal));
  }

  /** Writes once. */
  async write<T>(
    path: string,
    { method, body, signal }: Write,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<Result<T, Failure>> {
    const request: RequestInit =
      body instanceof Uint8Array
        ? {
            method,
            body: body as Uint8Array<ArrayBuffer>,
            headers: { 'Content-Type': 'application/octet-stream' },
          }
        : body === undefined
          ? { method }
          : { method, ...asJson(body) };
    const answer = await this.call(path, request, WRITE_TIMEOUT_MS, schema, signal);
    if (answer.ok) for (const listener of this.listeners) listener();
    return answer;
  }

  /** Tries a call that changes nothing once more when it gets no answer. */
  private async twice<T>(call: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    const first = await call();
    if (first.ok || first.failure.code !== 'unavailable') return first;
    await new Promise<void>((resolve) => {
      this.scheduler.after(RETRY_MS, resolve);
    });
    return call();
  }

  private async call<T>(
    path: string,
    request: RequestInit,
    timeout: number,
    schema: v.GenericSchema<unknown, T>,
    signal: AbortSignal | undefined,
  ): Promise<Result<T, Failure>> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const ended = new AbortController();
    const giveUp = () => ended.abort();
    signal?.addEventListener('abort', giveUp, { once: true });
    const stopClock = this.scheduler.after(timeout, giveUp);
    try {
      const response = await this.fetch(path, { ...request, signal: ended.signal });
      const json: unknown = response.status === 204 ? undefined : await response.json();
      if (!response.ok) return fail(toFailure(json));
      const parsed = v.safeParse(schema, json);
      return parsed.success ? ok(parsed.output) : fail({ code: 'unavailable' });
    } catch {
      return fail({ code: signal?.aborted ? 'cancelled' : 'unavailable' });
    } finally {
      stopClock();
      signal?.removeEventListener('abort', giveUp);
    }
  }
}

function asJson(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

function toFailure(json: unknown): Failure {
  const parsed = v.safeParse(failureSchema, json);
  return parsed.success ? parsed.output : { code: 'unavailable' };
}

/** A call's failure as one of those that a port knows; any other counts as 'unavailable'. */
export function narrowed<T, Code extends Failure['code']>(
  result: Result<T, Failure>,
  codes: readonly Code[],
): Result<T, FailureOf<Code> | FailureOf<'unavailable'>> {
  if (result.ok) return result;
  const isKnown = (codes as readonly string[]).includes(result.failure.code);
  return isKnown ? fail(result.failure as FailureOf<Code>) : fail({ code: 'unavailable' });
}
