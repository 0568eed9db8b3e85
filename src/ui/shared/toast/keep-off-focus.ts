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
  // The browser scrolls to what gets the focus only after it has said so.
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      // A sheet or a page that has the focus is nowhere else than under it.
      if (!focused?.matches(':focus-visible') || focused.clientHeight > window.innerHeight / 2) return;
      if (element.contains(focused) || !overlap(element, focused)) return;
      element.toggleAttribute('data-aside');
      if (!overlap(element, focused)) return;
      // Large text in a small window leaves neither edge free: what has the focus goes to the top.
      element.removeAttribute('data-aside');
      focused.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
  };
  look();
  document.addEventListener('focusin', look);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', look);
    element.removeAttribute('data-aside');
  };
}
