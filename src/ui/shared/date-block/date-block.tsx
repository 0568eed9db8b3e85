import { datePartsAt } from '../../../core/shared/text/date-parts';
import './date-block.css';

/** The day of an instant (ms) in Las Vegas, as a leaf of a calendar that leads an item of a list. */
export function DateBlock({ at }: { readonly at: number }) {
  const { weekday, day, month } = datePartsAt(at);
  return (
    <p className="date-block">
      <span>{weekday}</span> <strong>{day}</strong> <span>{month}</span>
    </p>
  );
}
