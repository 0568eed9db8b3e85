import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPageHeading } from './focus-page-heading';

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

/** Does the task at once, or when a page that is still loading shows its heading. Returns a function that stops waiting. */
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
