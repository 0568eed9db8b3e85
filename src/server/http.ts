import { type Action, mayCall } from '../core/access/may';
import { admission, type SignedInUser } from '../core/access/second-step';
import type { InvalidForm } from '../core/shared/forms/field-rule';
import type { RateLimit, RateLimiter } from '../core/shared/rate-limiter.port';
import type { Failure, Result } from '../core/shared/result';

/** A request as the HTTP framework hands it over. */
export interface RoutedRequest {
  readonly request: Request;
  /** The path as it was sent, without the query. */
  readonly path: string;
  /** The parts of the path that the route's pattern names. */
  readonly fields: Readonly<Record<string, string>>;
  /** A value of the query. */
  readonly query: (name: string) => string | undefined;
  /** The network address at the other end of the connection. */
  readonly socketAddress: string;
}

type Headers = Readonly<Record<string, string>>;

/** What a call is answered with. */
export interface Answer {
  readonly status: number;
  /** The headers that are its own, by their usual names, such as 'Content-Type'. */
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  /** The cookies that it sets. */
  readonly cookies?: readonly string[];
}

/** The bytes of a body, or the answer that refuses it. */
export type BodyRead = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly refusal: Answer };

/** A request as routes see it. */
export interface Call extends RoutedRequest {
  /** Who asks, or null for a visitor who is not signed in. */
  user: SignedInUser | null;
  /** The request's own id, which its lines in the log share. */
  readonly id: string;
  /** The caller's network, as limits count it. */
  readonly network: string;
  /** Reads the request's body, of at most `limit` bytes. */
  readonly readBytes: (limit?: number) => Promise<BodyRead>;
}

/** How often calls of a route may be made: per IP address, or per signed-in person across all addresses. */
export interface RouteLimit extends RateLimit {
  readonly name: string;
  readonly by?: 'person';
}

/** A GET route answers HEAD, too. */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A method and the pattern of a path, such as 'GET /api/content/:revision'; ':revision' is a field of the call. */
type Way = `${Method} /${string}`;

/** One thing that the server answers. Nothing but hono-app.ts knows the framework that finds the route of a request. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  /** What the policy is asked for, as mayCall says, before anything else. Null: no right is needed. */
  readonly right: Action | null;
  /** Whether it changes nothing, although its input is sent in the body. */
  readonly isQuery?: boolean;
  /** They count after the right, in this order. */
  readonly limits: readonly RouteLimit[];
  readonly answer: (call: Call) => Answer | Promise<Answer>;
}

/** A route: `route('GET /api/content', 'content.read', answer, …limits)`. */
export function route(
  way: Way,
  right: Route['right'],
  answer: Route['answer'],
  ...limits: readonly RouteLimit[]
): Route {
  const [method, path] = way.split(' ') as [Method, string];
  return { method, path, right, answer, limits };
}

/** Answers a call by its route: the right first and whether the session opens it, then the limits. */
export async function answerBy(
  { right, isQuery, limits, answer }: Route,
  call: Call,
  limiter: Pick<RateLimiter, 'take'>,
): Promise<Answer> {
  const { user, network } = call;
  if (right && !mayCall(user, right)) return failureAnswer({ code: user ? 'forbidden' : 'unauthenticated' });
  const admitted = admission(right, user?.standing, isQuery);
  if (admitted === 'second-factor' || admitted === 'step-up') return failureAnswer({ code: admitted });
  if (admitted === 'nobody') call.user = null;
  for (const { name, by, ...limit } of limits) {
    const who = by === 'person' ? (call.user?.id ?? '') : network;
    if (!(await limiter.take([name, who], limit))) return failureAnswer({ code: 'too-many' });
  }
  return answer(call);
}

export function header({ request }: RoutedRequest, name: string): string | undefined {
  return request.headers.get(name) ?? undefined;
}

/** Who makes a call of a route whose right only people have who are signed in. */
export function actorOf({ user }: Call): SignedInUser {
  if (!user) throw new Error('A right let somebody through who is not signed in.');
  return user;
}

/** An answer as it is sent, with the headers of every answer; its own take their place. */
export function responseOf({ status, headers, body, cookies = [] }: Answer, common?: Headers): Response {
  // Most answers are files, whose headers are all there already.
  const response = new Response(body, { status, headers: common ? { ...common, ...headers } : headers });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

export function json(value: unknown, status = 200, headers: Headers = {}): Answer {
  return jsonText(JSON.stringify(value), status, headers);
}

const known = new WeakMap<object, Uint8Array<ArrayBuffer>>();
const encoder = new TextEncoder();

/** A value that never changes, in JSON: its bytes are made once, however often the same object is asked for. */
export function knownJson(value: object, headers: Headers = {}): Answer {
  const bytes = known.get(value) ?? encoder.encode(JSON.stringify(value));
  known.set(value, bytes);
  return jsonText(bytes, 200, headers);
}

function jsonText(body: string | Uint8Array<ArrayBuffer>, status: number, headers: Headers): Answer {
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, body };
}

/** An answer for whatever watches the server, or that no page of ours asks for. */
export function plainText(text: string, status = 200, headers: Headers = {}): Answer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=UTF-8', ...headers }, body: text };
}

/** An answer without a body. */
export function empty(status = 204, headers: Headers = {}): Answer {
  return { status, headers, body: null };
}

/** What is wrong with which field, without a sentence: the page has those. */
interface InvalidFields {
  readonly code: 'validation';
  readonly fields: readonly { readonly field: string }[];
}

/** Every failure that a call may be answered with. */
export type AnyFailure = Failure | InvalidForm<{ readonly field: string }> | InvalidFields;

const STATUS: Readonly<Record<Failure['code'], number>> = {
  unauthenticated: 401,
  'invalid-credentials': 401,
  forbidden: 403,
  'second-factor': 403,
  'step-up': 403,
  'not-found': 404,
  conflict: 409,
  quota: 413,
  'unsupported-type': 415,
  validation: 422,
  locked: 423,
  'too-many': 429,
  corrupt: 500,
  unavailable: 503,
  // The caller has hung up; nobody reads this.
  cancelled: 503,
};

/**
 * Answers with a failure: its status, and the failure itself as the body. A form with faults, which our own pages never
 * send, is a 'validation' there, as is whatever else is wrong with what was sent.
 */
export function failureAnswer(failure: AnyFailure): Answer {
  return failure.code === 'invalid-form'
    ? json({ code: 'validation', fields: failure.faults }, STATUS.validation)
    : json(failure, STATUS[failure.code]);
}

/** Answers with the outcome of a call. The status 204 keeps its value back, and is there where it has none. */
export function resultAnswer(result: Result<unknown, AnyFailure>, status = 200): Answer {
  if (!result.ok) return failureAnswer(result.failure);
  return status === 204 || result.value === undefined ? empty() : json(result.value, status);
}

/** Whether the caller has the version already that this entity tag names: 304 is then the answer. */
export function isKnown(call: RoutedRequest, tag: string): boolean {
  const ifNoneMatch = header(call, 'if-none-match');
  return ifNoneMatch !== undefined && isKnownVersion(ifNoneMatch, tag);
}

/** Whether an If-None-Match header names this tag. */
export function isKnownVersion(ifNoneMatch: string, tag: string): boolean {
  // A proxy that compresses makes a tag weak; it means the same bytes to us.
  const tags = ifNoneMatch.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
