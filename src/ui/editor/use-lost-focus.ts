import { useEffect, useRef } from 'react';

/**
 * Calls back when there are fewer questions on the page than before and the focus went with the one that is gone, so
 * that it never falls to the body.
 */
export function useLostFocus(questions: number, onLost: () => void): void {
  const before = useRef(questions);
  useEffect(() => {
    const areFewer = questions < before.current;
    before.current = questions;
    if (areFewer && document.activeElement === document.body) onLost();
  }, [questions, onLost]);
}
