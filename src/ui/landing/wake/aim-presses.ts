/** How far, in px, a finger strays while it presses. */
const STRAY = 9;

/**
 * While the page grows, a control may move away between the start of a press and its end. The control that was pressed
 * gets the click then. Moving the pointer away cancels the press.
 */
export function aimPresses(): void {
  let start: PointerEvent | undefined;
  document.addEventListener(
    'pointerdown',
    (event) => {
      start = event;
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const { target, x = 0, y = 0 } = start ?? {};
      start = undefined;
      const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
      if (!pressed?.isConnected || pressed.contains(event.target as Node)) return;
      if (Math.hypot(event.x - x, event.y - y) > STRAY) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.click();
    },
    true,
  );
}
