import { formatDayAt, formatTime } from '../../../core/shared/text/format';

/** An instant in ms that breaks, where it must, between its day and its time: 'Sat, Nov 21, 2026, 9:30 AM PT'. */
export function Instant({ ms }: { readonly ms: number }) {
  return (
    <time>
      <span className="short">{`${formatDayAt(ms)},`}</span> <span className="short">{formatTime(ms)}</span>
    </time>
  );
}
