/** Whether two elements lie over each other in the window. */
function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/**
 * Keeps what lies at the edge of the window off what shows the focus (WCAG 2.4.11): where it would cover it, it is
 * marked with 'data-aside', to go to the other edge, and where that is no better, the page scrolls. Returns the function
 * that ends it.
 */
export function keepOffFocus(element: HTMLElement): () => void {
  let frame = 0;
  /** Whether the page may scroll: not any more once it has come to rest after the focus moved. */
  let isMoving = true;
  const look = () => {
    const focused = document.activeElement;
    // A sheet or a page that has the focus is nowhere else than under it.
    if (!focused?.matches(':focus-visible') || focused.clientHeight > window.innerHeight / 2) return;
    if (element.contains(focused) || !overlap(element, focused)) return;
    element.toggleAttribute('data-aside');
    if (!overlap(element, focused)) return;
    // Large text in a small window leaves neither edge free: what has the focus goes to the top.
    element.removeAttribute('data-aside');
    if (isMoving) focused.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  // The browser scrolls to what gets the focus only after it has said so, and smoothly where people like motion.
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const handleFocus = () => {
    isMoving = true;
    lookSoon();
  };
  const handleRest = () => {
    look();
    isMoving = false;
  };
  lookSoon();
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('scrollend', handleRest);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('scrollend', handleRest);
    element.removeAttribute('data-aside');
  };
}
