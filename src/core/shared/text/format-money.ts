const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US dollars without decimals, as everywhere on the site and in every language: '$6,500'. */
export function formatDollars(dollars: number): string {
  return wholeDollars.format(dollars);
}

/** An amount in cents, however large: '$12.50'. */
export function formatCents(cents: bigint | number): string {
  const amount = BigInt(cents);
  return `${wholeDollars.format(amount / 100n)}.${String(amount % 100n).padStart(2, '0')}`;
}
