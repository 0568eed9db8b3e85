import { afterNextPaint } from '../../app/boot/page-moments';

/** How far, in px, a finger strays while it presses. */
const STRAY = 9;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly control: HTMLElement | null;
}

/**
 * While the page grows, a control may move away between the start of a press and its end. The control that was pressed
 * gets the click then. Moving the pointer away cancels the press.
 */
export function aimPresses(): void {
  let start: Press | undefined;
  /** The control of the press that ends here. */
  const pressedUntil = ({ x, y }: MouseEvent) =>
    start?.control?.isConnected && Math.hypot(x - start.x, y - start.y) <= STRAY ? start.control : undefined;
  document.addEventListener(
    'pointerdown',
    ({ x, y, target }) => {
      // Found now: what is in the control may be replaced by its translation before the press ends.
      start = { x, y, control: target instanceof Element ? target.closest('a, button') : null };
    },
    true,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      const press = start;
      const control = pressedUntil(event);
      // A mouse brings no click at all where the very text that it pressed was replaced. A finger always does.
      if (control && event.button === 0 && event.pointerType === 'mouse')
        afterNextPaint(() => {
          if (start === press) control.click();
        });
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const control = pressedUntil(event);
      start = undefined;
      if (!control || control.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.click();
    },
    true,
  );
}
