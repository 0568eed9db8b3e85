const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

function wrapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented || !(event.target instanceof Element)) return;
  const dialog = event.target.closest('[role=dialog][aria-modal=true]');
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  );
  const [last, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== last) return;
  event.preventDefault();
  next?.focus();
}

/**
 * Makes Tab go from the last control of a dialog to its first, and Shift+Tab back: Ant Design lets the focus leave the
 * page there. Returns a function that stops this.
 */
export function keepFocusInDialogs(): () => void {
  document.addEventListener('keydown', wrapFocus);
  return () => document.removeEventListener('keydown', wrapFocus);
}
