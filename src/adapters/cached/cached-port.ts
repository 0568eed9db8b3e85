import { type Api, callOf, type PortOf, portOf } from '../../core/api/api';
import { fail } from '../../core/shared/result';
import type { AnswerCache } from './answer-cache';

/**
 * Puts a cache in front of a port. A command is sent once, whatever its result, and empties the cache. `signal` cancels a query
 * for its caller alone, because others may be waiting for the same answer.
 */
export function cachedPort<A extends Api>(api: A, port: PortOf<A>, cache: AnswerCache): PortOf<A> {
  return portOf(api, (name, { kind }) => {
    const call = callOf(port, name);
    if (kind === 'command') return (input, signal) => cache.after(call(input, signal));
    return async (input, signal) => {
      if (signal?.aborted) return fail({ code: 'cancelled' });
      const answer = await cache.read(JSON.stringify([name, input]), () => call(input));
      return signal?.aborted ? fail({ code: 'cancelled' }) : answer;
    };
  });
}
