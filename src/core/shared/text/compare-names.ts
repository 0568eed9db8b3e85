/**
 * The order of names and titles in every language and on every device: accents and capitals count only where nothing else differs,
 * so that 'Ángel' stands between 'Ana' and 'Anita'.
 */
export function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
