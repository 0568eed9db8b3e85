/** The id of what gets the focus when the field at a path is refused; of a list it is the list. */
export function fieldId(path: string): string {
  return `content-${path}`;
}
