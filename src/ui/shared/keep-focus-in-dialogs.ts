const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

function goRound(event: KeyboardEvent): void {
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
 * From the last control of a dialog Tab goes on to its first, and back. The component library lets the focus leave the
 * page there, which a dialog is the end of. Returns the function that ends it.
 */
export function keepFocusInDialogs(): () => void {
  document.addEventListener('keydown', goRound);
  return () => document.removeEventListener('keydown', goRound);
}
