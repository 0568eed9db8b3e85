import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

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
    if (!isInside.current || document.activeElement !== document.body) return;
    // React is still changing the page, and ignores focus events until it has finished.
    queueMicrotask(() => {
      if (document.activeElement === document.body) heir.current?.focus();
    });
  });
}
