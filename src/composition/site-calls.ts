import { HttpCalls } from '../adapters/http/http-calls';
import type { Scheduler } from '../core/shared/scheduler.port';

/** Calls to the server that the page came from. */
export function siteCalls({ scheduler }: { readonly scheduler: Scheduler }): HttpCalls {
  return new HttpCalls((address, request) => fetch(address, request), scheduler);
}
