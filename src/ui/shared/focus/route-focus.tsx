import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of page, moves the focus to its heading and announces its title to screen readers. A change of the
 * search or hash alone is not a change of page. On the first page the browser itself begins at the top.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenHeadingIsThere(() => {
      focusPageHeading();
      setAnnouncement(document.title);
    });
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

/** Moves the focus to the page's heading, where screen readers begin to read the page. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Does the task at once, or when a page that is still loading shows its heading. Returns a function that stops waiting. */
function whenHeadingIsThere(task: () => void): () => void {
  const changes = new MutationObserver(() => look());
  const look = () => {
    if (!document.querySelector('h1')) return;
    changes.disconnect();
    task();
  };
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => changes.disconnect();
}
