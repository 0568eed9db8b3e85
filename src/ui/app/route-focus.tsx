import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the page's heading, which is where a page begins for who does not see it. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * After a change of page, moves the focus to its heading and says its title to screen readers. A change of the
 * search or hash alone is no change of page; neither is the first page, where the browser itself begins at the top.
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

/** At once, or when a page that has something to read first shows its heading. Answers with a way to stop waiting. */
function whenHeadingIsThere(task: () => void): (() => void) | undefined {
  const isThere = () => document.querySelector('h1') !== null;
  if (isThere()) {
    task();
    return;
  }
  const changes = new MutationObserver(() => {
    if (!isThere()) return;
    changes.disconnect();
    task();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
}
