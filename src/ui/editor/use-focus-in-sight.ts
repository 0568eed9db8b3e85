import { type RefObject, useEffect } from 'react';

/**
 * What comes or goes above a form moves the form. The field that has the focus, and was in sight, stays in sight (WCAG
 * 2.4.7): browsers see to that on a page that is scrolled, not on one at its beginning.
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
