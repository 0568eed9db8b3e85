import { useEffect, useRef } from 'react';

/** Calls back when fewer questions are on the page than before and the one that went had the focus, so that it can go elsewhere. */
export function useLostFocus(questions: number, onLost: () => void): void {
  const before = useRef(questions);
  useEffect(() => {
    const areFewer = questions < before.current;
    before.current = questions;
    if (areFewer && document.activeElement === document.body) onLost();
  }, [questions, onLost]);
}
