import { type RefObject, useLayoutEffect } from 'react';

/** When the component is unmounted with the focus inside `root`, `heir` gets the focus, unless something else has it by then. */
export function useFocusHeir(root: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (!root.current?.contains(document.activeElement)) return;
      // React is still changing the page, and ignores focus events until it has finished.
      queueMicrotask(() => {
        if (document.activeElement === document.body) heir.current?.focus();
      });
    },
    [root, heir],
  );
}
