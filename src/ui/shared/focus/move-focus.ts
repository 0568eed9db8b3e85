/**
 * Moves the focus to a field that was refused. Answers whether it moved: screen readers do not read a field again that
 * already has the focus, so its message has to be announced in another way.
 */
export function moveFocus(field: HTMLElement | null | undefined): boolean {
  if (field === document.activeElement) return false;
  field?.focus();
  return true;
}
