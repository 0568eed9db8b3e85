import { type RefObject, useEffect } from 'react';

/**
 * Notices that appear or disappear above a form move the form. If its focused field was in sight, it stays in sight
 * (WCAG 2.4.7). Browsers do this only on a page that is scrolled.
 */
export function useFocusInSight(above: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = above;
    if (!current) return;
    let height = current.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = current.offsetHeight - height;
      height = current.offsetHeight;
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || current.contains(activeElement)) return;
      const { top, bottom } = activeElement.getBoundingClientRect();
      const wasInSight = bottom - grown > 0 && top - grown < window.innerHeight;
      if (wasInSight) activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [above]);
}
