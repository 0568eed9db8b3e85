import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus to the heir once React has finished changing the page; until then it ignores focus events. `isTaken` may give it to
 * something else first.
 */
export function handOn(heir: RefObject<HTMLElement | null>, isTaken: () => boolean = () => false): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body && !isTaken()) heir.current?.focus();
  });
}

/** When the component is unmounted with the focus inside `root`, `heir` gets the focus, unless something else has it by then. */
export function useFocusHeir(root: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      if (root.current?.contains(document.activeElement)) handOn(heir);
    },
    [root, heir],
  );
}
