import type { Call } from '../../src/server/http';
import { RequestBodies } from '../../src/server/request-bodies';
import { FakeTime } from './fake-time';

/** A call of a visitor, with some of it changed. */
export function aCall(changed: Partial<Call>): Call {
  const { request = new Request('http://localhost/') } = changed;
  return {
    request,
    path: '/',
    fields: {},
    query: () => undefined,
    socketAddress: '127.0.0.1',
    user: null,
    id: 'call',
    network: '127.0.0.1',
    readBytes: (limit) =>
      new RequestBodies(new FakeTime()).read(request, { network: '127.0.0.1', personId: null }, limit),
    ...changed,
  };
}
