import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { handOn } from './use-focus-heir';

/** A row that had the focus, and where it stood. */
interface Place {
  readonly row: Element;
  readonly list: Element;
  readonly index: number;
}

/** The last row of the page, and the last one of dialogs: once a dialog has closed, the page's row is where its reader was. */
const last: Record<'page' | 'dialog', Place | null> = { page: null, dialog: null };

const layerOf = (element: Element) => (element.closest('[role=dialog]') ? 'dialog' : 'page');

function noteRow(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const row = target.closest('li, tr');
  const list = row?.parentElement;
  last[layerOf(target)] = row && list ? { row, list, index: [...list.children].indexOf(row) } : null;
}

/**
 * Moves the focus back to the row inside `root` that had it last. A row that has moved to another list is found by its id; where a
 * row is gone, the next one gets the focus. Answers whether it moved.
 */
export function focusLastRow(root: Element | null): boolean {
  const place = root && last[layerOf(root)];
  if (!place) return false;
  const { row, list, index } = place;
  const moved = row.id ? document.getElementById(row.id) : null;
  const heir = row.isConnected ? row : (moved ?? list.children[Math.min(index, list.children.length - 1)]);
  if (!(heir instanceof HTMLElement) || !root.contains(heir)) return false;
  heir.tabIndex = -1;
  heir.focus();
  return true;
}

/**
 * When what has the focus inside `root` goes away, `heir` gets it: without one the focus would fall to the top of the page. Unless
 * one is named, it is the row where the focus was, or the next one where that has left its list, or else `root`. Looks after each
 * rendering of the component that calls it.
 */
export function useFocusStays(
  root: RefObject<HTMLElement | null>,
  heir?: RefObject<HTMLElement | null>,
): void {
  const isInside = useRef(false);
  useEffect(() => {
    const element = root.current;
    const enter = ({ target }: FocusEvent) => {
      isInside.current = true;
      noteRow(target);
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
    if (isInside.current && document.activeElement === document.body)
      handOn(heir ?? root, () => !heir && focusLastRow(root.current));
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
