import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import { placeOf, questionAt, typedIn } from './typed-words';

/** What was asked for on a page that still shows an earlier address. */
const requested = new WeakMap<Location, URLSearchParams>();

/** Forgets what was asked for on a page that somebody did not leave after all. */
export function stayAt(location: Location): void {
  requested.delete(location);
}

/** New search params, or a function that makes them from those that were asked for last. */
type AddressChange = Record<string, string> | URLSearchParams | ((now: URLSearchParams) => URLSearchParams);

/**
 * What the page is asked for, as search params, and a function that changes it, always the same one. Words of a search field are kept
 * beside the address (see typed-words.ts). The router alone would base a change on the last render, so that the second of two
 * quick changes would undo the first.
 */
export function useAddress() {
  const location = useLocation();
  const [, go] = useSearchParams();
  const { search } = location;
  const typed = typedIn(location.state);
  const address = useMemo(() => questionAt({ search, state: { typed } }), [search, typed]);
  const shown = useRef({ location, address, go });
  useLayoutEffect(() => {
    shown.current = { location, address, go };
  });
  const change = useCallback((to: AddressChange, options?: { readonly replace: boolean }) => {
    const { location: from, address: rendered, go: leave } = shown.current;
    const next = new URLSearchParams(typeof to === 'function' ? to(requested.get(from) ?? rendered) : to);
    requested.set(from, next);
    const { address: nextAddress, state } = placeOf(next);
    leave(nextAddress, { ...options, state });
  }, []);
  return [address, change] as const;
}
