import { type RefObject, useLayoutEffect } from 'react';

/**
 * When the component goes and the focus was inside `root`, `heir` takes it, so that it never falls to the body. Nothing
 * else may have taken it meanwhile.
 */
export function useFocusHeir(root: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (!root.current?.contains(document.activeElement)) return;
      // What goes is still there, and whoever listens for the focus is not heard until the page has changed.
      queueMicrotask(() => {
        if (document.activeElement === document.body) heir.current?.focus();
      });
    },
    [root, heir],
  );
}
