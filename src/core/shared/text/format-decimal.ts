/** A number with at most so many decimals, in every language: '1,234.5'. */
export function formatDecimal(value: number, decimals: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals });
}
