/** Moves the focus to the page's heading, where screen readers begin to read the page. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
