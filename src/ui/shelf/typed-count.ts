/** The number that somebody typed, in digits and with commas between them; NaN for anything else. */
export function countOf(typed: string): number {
  const digits = typed.trim().replaceAll(',', '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
