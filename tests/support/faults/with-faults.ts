import { fail } from '../../../src/core/shared/result';
import {
  type AsyncMethod,
  type FailureOfMethod,
  type IoPortName,
  PORT_FAILURES,
  type Ports,
} from './port-failures';

/** Thrown by a call that a test breaks, as a bug in an adapter would. */
export class PlannedBug extends Error {}

type Intervention = (answer: () => Promise<unknown>) => Promise<unknown>;

/**
 * Wraps a port so that its calls can be made to fail. Without a plan it behaves as the port that it wraps; a plan is for
 * the n-th call of one method (the first is 1), counted since the wrapper was made:
 *
 * - `fail`: the call does not happen; it answers with a failure that the method's type allows.
 * - `lose`: the call happens, but its answer is lost and a failure comes back.
 * - `break`: the call does not happen and rejects, as a bug does.
 * - `hold`: the call happens at once and answers when it is released, for slow answers and answers out of order.
 */
export class FaultyPort<Port> {
  /** The port to pass to the code under test. */
  readonly port: Port;
  /** How many calls have not answered yet. */
  unanswered = 0;
  private readonly counts = new Map<string, number>();
  private readonly plans = new Map<string, Intervention>();

  /** Use `withFaults`, which knows the methods. */
  constructor(real: Port, methods: readonly string[]) {
    this.port = new Proxy(real as Port & object, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        if (!methods.includes(String(key))) return value.bind(target);
        return (...args: unknown[]) => this.call(String(key), async () => value.apply(target, args));
      },
    });
  }

  /** How often a method was called. */
  calls(method: AsyncMethod<Port>): number {
    return this.counts.get(method) ?? 0;
  }

  fail<Method extends AsyncMethod<Port>>(
    method: Method,
    call: number,
    failure: FailureOfMethod<Port, Method>,
  ): void {
    this.plan(method, call, async () => fail(failure));
  }

  lose<Method extends AsyncMethod<Port>>(
    method: Method,
    call: number,
    failure: FailureOfMethod<Port, Method>,
  ): void {
    this.plan(method, call, async (answer) => {
      await answer();
      return fail(failure);
    });
  }

  break(method: AsyncMethod<Port>, call: number): void {
    this.plan(method, call, async () => {
      throw new PlannedBug(`${method}, call ${call}`);
    });
  }

  /** Gives back the function that releases the answer. */
  hold(method: AsyncMethod<Port>, call: number): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.plan(method, call, async (answer) => {
      const answered = await answer();
      await released;
      return answered;
    });
    return release;
  }

  private plan(method: string, call: number, intervention: Intervention): void {
    this.plans.set(`${method} ${call}`, intervention);
  }

  private call(method: string, answer: () => Promise<unknown>): Promise<unknown> {
    const call = (this.counts.get(method) ?? 0) + 1;
    this.counts.set(method, call);
    const intervention = this.plans.get(`${method} ${call}`);
    this.unanswered += 1;
    return (intervention ? intervention(answer) : answer()).finally(() => {
      this.unanswered -= 1;
    });
  }
}

/** Wraps a port so that each of its calls can be made to fail. */
export function withFaults<Name extends IoPortName>(name: Name, real: Ports[Name]): FaultyPort<Ports[Name]> {
  return new FaultyPort(real, Object.keys(PORT_FAILURES[name]));
}
