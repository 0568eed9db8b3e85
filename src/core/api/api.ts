import type * as v from 'valibot';
import type { Action } from '../access/may';
import type { RateLimit } from '../shared/rate-limiter.port';
import { attempt, type Failure, type FailureOf, type Logger, type Result } from '../shared/result';

/** What is out of the ordinary about a call. */
interface Bounds {
  /** How often one person may make the call; beyond it the answer is 'too-many'. */
  readonly limit?: RateLimit;
  /**
   * Calls of an area with one name here count together, and a call that repeats one that was let through is not counted again
   * (RateLimiter.takeUnlessRepeated). So a call must not undo what it did with another input.
   */
  readonly countedAs?: string;
  /** The largest input in bytes, for calls that take more than others. */
  readonly mostBytes?: number;
  /** See IN_ADDRESS. */
  readonly inAddress?: true;
}

/**
 * The mark of a query whose input is part of its address: ids, choices, days and numbers. Addresses end in logs, so an input that can
 * hold what somebody typed goes without the mark and is sent in the body.
 */
export const IN_ADDRESS = { inAddress: true } as const;

/** One thing that can be asked of an area. `takes` carries the type of its input and is never set. */
export interface Call<Input = never, Answer = unknown, Code extends Failure['code'] = Failure['code']>
  extends Bounds {
  readonly kind: 'query' | 'command';
  /** What the policy is asked for before anything else. An owner's or a manager's right is for what is theirs: see mayCall. */
  readonly right: Action;
  /** Parses the answer that a server sends. Typed with a named type, so that errors name it. */
  readonly answer: v.GenericSchema<unknown, Answer>;
  /** Every code that a caller has to expect. */
  readonly failures: readonly Code[];
  readonly takes?: (input: Input) => void;
}

/** What can be asked of an area, by name. A call's address is '/api/AREA/NAME'. */
export interface Api<Calls extends Readonly<Record<string, Call>> = Readonly<Record<string, Call>>> {
  readonly area: string;
  readonly calls: Calls;
}

/** Failures that every call by somebody signed in may have. */
export const REFUSED = ['unauthenticated', 'forbidden', 'unavailable'] as const;

/** Failures that a call which reads may have. */
export const READ_FAILURES = [...REFUSED, 'too-many', 'cancelled'] as const;
/** Failures that a change of a record may have. */
export const WRITE_FAILURES = [
  ...REFUSED,
  'validation',
  'not-found',
  'conflict',
  'quota',
  'too-many',
] as const;

/** A call that changes nothing: `query<Input>()(right, answer, failures)`. Without an input it takes nothing. */
export const query = <Input = void>() => makes<Input>('query');

/** A call that changes something; it is never sent twice by itself. */
export const command = <Input = void>() => makes<Input>('command');

function makes<Input>(kind: Call['kind']) {
  return <Answer, const Code extends Failure['code']>(
    right: Action,
    answer: v.GenericSchema<unknown, Answer>,
    failures: readonly Code[],
    bounds: Bounds = {},
  ): Call<Input, Answer, Code> => ({ kind, right, answer, failures, ...bounds });
}

/** Whether a call is sent by POST, with its input in the body. A query that takes nothing has none. */
export function isPosted(
  { kind, inAddress }: Pick<Call, 'kind' | 'inAddress'>,
  takesInput: boolean,
): boolean {
  return kind === 'command' || (takesInput && !inAddress);
}

/** What a call takes. */
export type InputOf<C extends Call> = C extends Call<infer Input, unknown> ? Input : never;

/** What each call takes, by an area's schemas: `type Input = InputTypes<typeof giftsInputs>`, then `Input['record']`. */
export type InputTypes<Schemas extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Schemas]: Readonly<v.InferOutput<Schemas[Name]>>;
};

/** What a call answers. NoInfer keeps a function within a service from widening it. */
type AnswerOf<C extends Call> = Promise<
  Result<NoInfer<v.InferOutput<C['answer']>>, NoInfer<FailureOf<C['failures'][number]>>>
>;

/**
 * The port that an API describes; a service, an HTTP client and the simulation all are one. Give it a name of its own,
 * `interface Pickups extends PortOf<typeof pickupsApi> {}`, so that errors say 'Pickups'. `signal` gives up waiting.
 */
export type PortOf<A extends Api> = {
  readonly [Name in keyof A['calls']]: (
    input: InputOf<A['calls'][Name]>,
    signal?: AbortSignal,
  ) => AnswerOf<A['calls'][Name]>;
};

/** What a call of a port may fail with: `FailureIn<Pickups['decide']>`. */
export type FailureIn<Method extends (...args: never) => Promise<Result<unknown, unknown>>> = Extract<
  Awaited<ReturnType<Method>>,
  { readonly ok: false }
>['failure'];

/** The strict schema of what each call takes, for the server; a call that takes nothing has none. */
export type InputsOf<A extends Api> = {
  readonly [Name in keyof A['calls'] as InputOf<A['calls'][Name]> extends void
    ? never
    : Name]: v.GenericSchema<unknown, InputOf<A['calls'][Name]>>;
};

/** One call of a port, whatever it takes and answers. */
export type AnyCall = (input: unknown, signal?: AbortSignal) => Promise<Result<unknown, Failure>>;

/** Makes a port of an API from the one way in which its calls are made. With portNamed the only place that trusts names with types. */
export function portOf<A extends Api>(api: A, make: (name: string, call: Call) => AnyCall): PortOf<A> {
  const made = Object.entries(api.calls).map(([name, call]) => [name, make(name, call)]);
  return Object.fromEntries(made) as PortOf<A>;
}

/** The same from the names of its calls alone. */
export function portNamed<A extends Api>(
  names: Readonly<Record<keyof A['calls'], unknown>>,
  make: (name: string) => AnyCall,
): PortOf<A> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, make(name)])) as PortOf<A>;
}

/** The call of a port by its name. */
export function callOf(port: object, name: string): AnyCall {
  const call = Reflect.get(port, name) as AnyCall;
  return (input, signal) => Reflect.apply(call, port, [input, signal]);
}

/**
 * The same port, on which a bug is logged and answered with 'unavailable' instead of a rejected promise, which no error boundary
 * would show.
 */
export function safePort<A extends Api>(api: A, port: PortOf<A>, logger: Logger): PortOf<A> {
  return portOf(api, (name) => (input, signal) => attempt(() => callOf(port, name)(input, signal), logger));
}
