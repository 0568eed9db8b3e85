const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US dollars without decimals, as everywhere on the site: '$6,500'. */
export function formatDollars(dollars: number): string {
  return wholeDollars.format(dollars);
}

/** A donor's own amount with its cents: '$12.50'. */
export function formatCents(cents: bigint): string {
  return `${wholeDollars.format(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
}
