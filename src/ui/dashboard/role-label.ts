/** A role in words: underscores replaced by spaces (specification, section 2). */
export function roleLabel(role: string): string {
  return role.replaceAll('_', ' ');
}
