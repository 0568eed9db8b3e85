/**
 * Moves the focus to a field that was refused. Answers whether it moved: screen readers do not read a field again that
 * already has the focus, so its message has to be announced in another way.
 */
export function moveFocus(field: HTMLElement | null | undefined): boolean {
  if (field === document.activeElement) return false;
  field?.focus();
  return true;
}

/**
 * Gives the focus to the first button or field inside, once a dialog has opened. Where the focus is inside already it stays:
 * a quick person has gone on by then, and their next key must not press another button.
 */
export function focusFirstIn(container: HTMLElement | null): void {
  if (container?.contains(document.activeElement)) return;
  container?.querySelector<HTMLElement>('button, input')?.focus();
}
