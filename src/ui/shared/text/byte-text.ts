import { formatDecimal } from '../../../core/shared/text/format-decimal';

const UNITS = ['kB', 'MB', 'GB'] as const;

/** Bytes for people, in units of 1,024: '0 kB', '12 kB', '3.4 MB', '1.9 GB'. */
export function byteText(bytes: number): string {
  // As with files, what is there takes at least 1 kB.
  let amount = bytes > 0 ? Math.max(1, bytes / 1024) : 0;
  for (const unit of UNITS) {
    if (amount < 1024 || unit === 'GB') {
      const digits = unit === 'kB' ? 0 : 1;
      return `${formatDecimal(amount, digits)} ${unit}`;
    }
    amount /= 1024;
  }
  return '';
}
