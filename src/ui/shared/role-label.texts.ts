/** A role in words: underscores become spaces. */
export function roleLabel(role: string): string {
  return role.replaceAll('_', ' ');
}
