import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** What was asked for on a page that still shows an earlier address. */
const asked = new WeakMap<Location, URLSearchParams>();

/** Forgets what was asked for on a page that somebody did not leave after all. */
export function stayAt(location: Location): void {
  asked.delete(location);
}

/** New search params, or a function that makes them from those that were asked for last. */
type AddressChange = Record<string, string> | URLSearchParams | ((now: URLSearchParams) => URLSearchParams);

/**
 * The search params of the page and a function that changes them, always the same one. The router alone would base a change
 * on the last render, so that the second of two quick changes would undo the first.
 */
export function useAddress() {
  const location = useLocation();
  const [address, go] = useSearchParams();
  const shown = useRef({ location, address, go });
  useLayoutEffect(() => {
    shown.current = { location, address, go };
  });
  const change = useCallback((to: AddressChange, options?: NavigateOptions) => {
    const { location: from, address: rendered, go: leave } = shown.current;
    const next = new URLSearchParams(typeof to === 'function' ? to(asked.get(from) ?? rendered) : to);
    asked.set(from, next);
    leave(next, options);
  }, []);
  return [address, change] as const;
}
