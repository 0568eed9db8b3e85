import type { DatedEvent } from '../events/event';
import type { DropInDate } from './program-view';

/** The most dates that a program to which people drop in is offered with. */
const MOST_DATES = 5;

/**
 * The next dates of a program to which people simply come, so that nobody applies for a place in it: out of its published events to
 * come, soonest first. It has one with guests, and all of those with guests are for everybody and take no sign-ups. Events with
 * shifts alone say nothing about guests, and to those for enrolled people somebody has to apply. Empty for every other program.
 */
export function dropInDates(coming: readonly DatedEvent[]): readonly DropInDate[] {
  const withGuests = coming.filter(({ invited }) => invited.length > 0);
  const isDropIn = withGuests.every(
    ({ invited, takesSignups }) => invited.includes('everybody') && !takesSignups,
  );
  return isDropIn ? withGuests.slice(0, MOST_DATES) : [];
}
