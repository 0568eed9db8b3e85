/** A whole number as it is typed, such as '1,200'; NaN for anything else. */
export function typedNumber(typed: string): number {
  const digits = typed.trim().replace(/(?<=\d),(?=\d{3}\b)/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}
