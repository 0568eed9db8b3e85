/** How far, in px, a finger strays while it presses. */
const STRAY = 9;

/**
 * While the page grows, a control may move away between the start of a press and its end. The control that was pressed
 * gets the click then. Moving the pointer away cancels the press.
 */
export function aimPresses(): void {
  let start: { readonly x: number; readonly y: number; readonly control: HTMLElement | null } | undefined;
  document.addEventListener(
    'pointerdown',
    ({ x, y, target }) => {
      // Found now: what is in the control may be replaced by its translation before the press ends.
      start = { x, y, control: target instanceof Element ? target.closest('a, button') : null };
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const { control, x = 0, y = 0 } = start ?? {};
      start = undefined;
      if (!control?.isConnected || control.contains(event.target as Node)) return;
      if (Math.hypot(event.x - x, event.y - y) > STRAY) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.click();
    },
    true,
  );
}
