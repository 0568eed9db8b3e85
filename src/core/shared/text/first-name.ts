/** The first word of a name: how people call each other, and all that others read of it. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
