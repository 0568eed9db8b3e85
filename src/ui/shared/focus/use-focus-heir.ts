import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the focus to the heir once React has finished changing the page; until then it ignores focus events. */
function handOn(heir: RefObject<HTMLElement | null>): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body) heir.current?.focus();
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

/**
 * When what has the focus inside `root` goes away, as with a row that leaves a list, `heir` gets it: without one the focus
 * would fall to the top of the page. Looks after each rendering of the component that calls it.
 */
export function useFocusStays(
  root: RefObject<HTMLElement | null>,
  heir: RefObject<HTMLElement | null> = root,
): void {
  const isInside = useRef(false);
  useEffect(() => {
    const element = root.current;
    const enter = () => {
      isInside.current = true;
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node) isInside.current = element?.contains(relatedTarget) ?? false;
      // Somebody pressed beside everything; or it goes away right now, and the effect below comes first.
      else
        queueMicrotask(() => {
          if (target instanceof Node && target.isConnected) isInside.current = false;
        });
    };
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [root]);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) handOn(heir);
  });
}

/** Calls back when fewer questions are on the page than before and the one that went had the focus, so that it can go elsewhere. */
export function useLostFocus(questions: number, onLost: () => void): void {
  const before = useRef(questions);
  useEffect(() => {
    const areFewer = questions < before.current;
    before.current = questions;
    if (areFewer && document.activeElement === document.body) onLost();
  }, [questions, onLost]);
}
