import { type ShownEvents, shownEventsSchema } from '../../core/events/public-events';
import { dataOfPage } from './page-data';

/** The id of the element after the root of the events' page that holds the events as data, from which hydration starts. */
export const EVENTS_ELEMENT = 'public-events';

/** The events embedded in the page when it was made; null if the page contains none. */
export function eventsOfPage(page: Pick<Document, 'getElementById'>): ShownEvents | null {
  return dataOfPage(page, EVENTS_ELEMENT, shownEventsSchema);
}
