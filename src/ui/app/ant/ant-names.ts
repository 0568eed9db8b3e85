/** What the library gives to a ref. */
interface Part {
  readonly nativeElement: HTMLElement | null;
}

/** A ref that names the table inside Descriptions, which passes no name on. */
export const nameTable = (name: string) => (part: Part | null) =>
  part?.nativeElement?.querySelector('table')?.setAttribute('aria-label', name);

/**
 * A ref that names the list of Tabs, which passes no name on, and unties its 'More' button from a menu that is not in
 * the page until it opens. The Tabs need an `id`: without one the library ties them again.
 */
export const nameTabs = (name: string) => (part: Part | null) => {
  const list = part?.nativeElement?.querySelector('[role=tablist]');
  list?.setAttribute('aria-label', name);
  list?.querySelector('button[aria-haspopup]')?.removeAttribute('aria-controls');
};
