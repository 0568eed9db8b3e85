/** What the library gives to a ref. */
interface Part {
  readonly nativeElement: HTMLElement | null;
}

/** A ref that names the table inside Descriptions, which passes no name on. */
export const nameTable = (name: string) => (part: Part | null) =>
  part?.nativeElement?.querySelector('table')?.setAttribute('aria-label', name);

/**
 * A ref for Tabs. It names their list, since they pass no name on, and unties its 'More' button from a menu that is not in the page
 * until it opens; the Tabs need an `id`: without one the library ties them again. When Tab reaches a panel that is higher than the
 * screen, the panel is shown from its beginning.
 */
export const tabsRef = (name: string) => (part: Part | null) => {
  part?.nativeElement?.addEventListener('focusin', showFromBeginning);
  const list = part?.nativeElement?.querySelector('[role=tablist]');
  list?.setAttribute('aria-label', name);
  list?.querySelector('button[aria-haspopup]')?.removeAttribute('aria-controls');
};

/** The browser scrolls to what has the focus after this event: of a panel higher than the screen it shows the middle. */
function showFromBeginning({ target }: FocusEvent): void {
  const panel = target as HTMLElement;
  if (!panel.matches('[role=tabpanel]:focus-visible')) return;
  requestAnimationFrame(() => {
    const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (panel.clientHeight > window.innerHeight - bars)
      panel.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}
