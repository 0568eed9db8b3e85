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
    focusPageHeading();
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
