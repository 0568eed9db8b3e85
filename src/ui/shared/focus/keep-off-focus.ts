/** Whether two elements lie over each other in the window. */
function overlap(first: Element, second: Element): boolean {
  const a = first.getBoundingClientRect();
  const b = second.getBoundingClientRect();
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/** The error messages of an element, or of the group that it is in. */
function problemsOf(element: Element): readonly Element[] {
  const ids = element.closest('[aria-invalid=true]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

/**
 * Keeps an element at the edge of the window from covering the focused control (WCAG 2.4.11): it gets 'data-aside', which
 * moves it to the other edge, and where that does not help, the page scrolls. Returns a function that stops this.
 */
export function keepOffFocus(element: HTMLElement): () => void {
  let frame = 0;
  /** Whether the page may scroll: only until it comes to rest after the focus moved. */
  let isMoving = true;
  const look = () => {
    const focused = document.activeElement;
    // A refused choice shows its focus even after a tap, where :focus-visible does not match.
    if (!focused?.matches(':focus-visible, [aria-invalid=true] *')) return;
    if (element.contains(focused)) return;
    // A dialog, page or form that has the focus is too large to keep clear of; its beginning stays free.
    if (focused.clientHeight > window.innerHeight / 2) {
      element.removeAttribute('data-aside');
      return;
    }
    const shown = focused.closest('label') ?? focused;
    const parts = [shown, ...problemsOf(focused)];
    const isCovering = () => parts.some((part) => overlap(element, part));
    if (!isCovering()) return;
    element.toggleAttribute('data-aside');
    if (!isCovering()) return;
    // Large text in a small window leaves neither edge free, so the focused control goes to the top.
    element.removeAttribute('data-aside');
    if (isMoving) shown.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  // Browsers scroll to the focused control after the focus event, and smoothly unless reduced motion is set.
  const lookSoon = () => {
    isMoving = true;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const handleRest = () => {
    look();
    isMoving = false;
  };
  lookSoon();
  document.addEventListener('focusin', lookSoon);
  document.addEventListener('scrollend', handleRest);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', lookSoon);
    document.removeEventListener('scrollend', handleRest);
    element.removeAttribute('data-aside');
  };
}
