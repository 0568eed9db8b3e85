import { HttpCalls } from '../../../adapters/http/http-calls';
import type { Cancel, Scheduler } from '../../../core/shared/system.port';

/** Who hears of the writes of this page. */
const listeners = new Set<() => void>();

/** Calls to the server that the page came from. */
export function siteCalls({ scheduler }: { readonly scheduler: Scheduler }): HttpCalls {
  return new HttpCalls(
    (address, request) => fetch(address, request),
    scheduler,
    () => {
      for (const listener of listeners) listener();
    },
  );
}

/** Calls `listener` each time such a call has written, until the returned function is called. */
export function onSiteWrite(listener: () => void): Cancel {
  const own = () => listener();
  listeners.add(own);
  return () => listeners.delete(own);
}
