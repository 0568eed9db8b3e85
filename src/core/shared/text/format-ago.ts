/** How long ago something was, in whole minutes or hours: '1 minute ago', '5 hours ago'. */
export function formatAgo(amount: number, unit: 'minute' | 'hour'): string {
  return `${amount} ${amount === 1 ? unit : `${unit}s`} ago`;
}
