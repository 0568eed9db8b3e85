import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints';

/** Whether the window has a width of this name, following its changes; false where there is no browser. */
export function useMediaQuery(name: keyof typeof BREAKPOINTS): boolean {
  const query = BREAKPOINTS[name];
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
