/** Whether two elements lie over each other in the window. */
function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/** What is said to be wrong with an element, or with the group that it is in. */
function problemsOf(element: Element): readonly Element[] {
  const ids = element.closest('[aria-invalid=true]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => document.getElementById(id) ?? []);
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
    // After a tap a refused choice shows its focus too, which the browser by itself would not show.
    if (!focused?.matches(':focus-visible, [aria-invalid=true] *')) return;
    if (focused.clientHeight > window.innerHeight / 2 || element.contains(focused)) return;
    const shown = focused.closest('label') ?? focused;
    const parts = [shown, ...problemsOf(focused)];
    const isCovering = () => parts.some((part) => overlap(element, part));
    if (!isCovering()) return;
    element.toggleAttribute('data-aside');
    if (!isCovering()) return;
    // Large text in a small window leaves neither edge free: what has the focus goes to the top.
    element.removeAttribute('data-aside');
    if (isMoving) shown.scrollIntoView({ block: 'start', behavior: 'instant' });
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
