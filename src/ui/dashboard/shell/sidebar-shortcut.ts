const NOT_TYPED_IN = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether this is Ctrl or Cmd plus B, and nobody is typing in a text field. */
export function isSidebarShortcut(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false;
  return event.key.toLowerCase() === 'b' && !isTextField(event.target);
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_IN.includes(target.type);
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLElement && target.closest('[contenteditable=""], [contenteditable="true"]') !== null
  );
}
