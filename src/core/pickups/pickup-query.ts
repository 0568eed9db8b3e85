import { foundPageOf } from '../shared/found-page-of';
import type { FoundPageOf } from '../shared/page-of';
import { isFound } from '../shared/text/search-words';
import { type CalendarDate, calendarDateAt } from '../shared/time/calendar';
import { countPickups, type ListedPickup, listedPickup, type Pickup, type PickupState } from './pickup';
import type { PickupsInput } from './pickups.inputs';

/** Which pickups are asked for; those that were asked for last come first. */
export type PickupQuery = PickupsInput['list'];

export interface PickupPage extends FoundPageOf<ListedPickup, PickupState> {}

/** The page that answers a question, out of all pickups: what every adapter's answer must equal. */
export function pageOfPickups(pickups: readonly Pickup[], query: PickupQuery): PickupPage {
  const found = pickups
    .filter(({ state }) => query.state === null || state === query.state)
    .filter(({ name, email, phone, address, items, message }) =>
      isFound([name, email, phone, address, items, message], query.search),
    )
    .toSorted((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? -1 : 1));
  const page = foundPageOf(found, query);
  return { ...page, items: page.items.map(listedPickup), counts: countPickups(pickups) };
}

/** The scheduled pickups of a day in Las Vegas, in the order of their times: the driver's list. */
export function pickupsOn(pickups: readonly Pickup[], day: CalendarDate): readonly Pickup[] {
  const timeOf = ({ scheduledAt }: Pickup) => scheduledAt ?? 0;
  return pickups
    .filter(
      ({ state, scheduledAt }) =>
        state === 'scheduled' && scheduledAt !== null && calendarDateAt(scheduledAt) === day,
    )
    .toSorted((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1));
}
