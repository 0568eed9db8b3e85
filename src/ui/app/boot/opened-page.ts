/** The path of the address below the pages of its language, which begin at `pagesPath`; with a slash at the beginning. */
export function pathBelow(pagesPath: string): string {
  return window.location.pathname.slice(pagesPath.length - 1);
}

/** Marks the page from the first press on (base.css). */
export function noteUse(): void {
  const note = () => {
    document.documentElement.dataset.inUse = '';
  };
  document.addEventListener('click', note, { capture: true, once: true });
}
