/** How far, in px, a finger strays while it presses. */
const STRAY = 9;

/**
 * While the page grows, a control may move away between the start of a press and its end. The control that was pressed
 * gets the click then. Moving the pointer away cancels the press.
 */
export function aimPresses(): void {
  let start: PointerEvent | undefined;
  let pressed: HTMLElement | null = null;
  document.addEventListener(
    'pointerdown',
    (event) => {
      start = event;
      // Now: what is in the control may be replaced by its translation before the press ends.
      pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const { x = 0, y = 0 } = start ?? {};
      const control = pressed;
      start = undefined;
      pressed = null;
      if (!control?.isConnected || control.contains(event.target as Node)) return;
      if (Math.hypot(event.x - x, event.y - y) > STRAY) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.click();
    },
    true,
  );
}
