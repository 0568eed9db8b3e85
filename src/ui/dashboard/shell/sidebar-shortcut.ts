const CHOSEN = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const INPUT = `input${CHOSEN.map((type) => `:not([type=${type}])`).join('')}`;
const TEXT_FIELD = `${INPUT}, textarea, [contenteditable=""], [contenteditable=true]`;

/** Whether this is Ctrl or Cmd plus B, and nobody is typing in a text field. */
export function isSidebarShortcut({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
}: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== 'b') return false;
  return !(target instanceof Element && target.closest(TEXT_FIELD));
}
