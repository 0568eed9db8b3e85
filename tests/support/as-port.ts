import { type Api, callOf, type PortOf, portOf } from '../../src/core/api/api';
import { fail } from '../../src/core/shared/result';

/** A service as pages see it, without a server between: a call that is given up answers so. */
export function asPort<A extends Api>(api: A, service: PortOf<A>): PortOf<A> {
  return portOf(api, (name) => async (input, signal) => {
    const answer = signal?.aborted ? null : await callOf(service, name)(input);
    return !answer || signal?.aborted ? fail({ code: 'cancelled' }) : answer;
  });
}
