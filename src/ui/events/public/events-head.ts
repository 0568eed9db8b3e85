import type { ShownContent } from '../../../core/content/words-in';
import type { ShownPublicEvent } from '../../../core/events/public-events';
import { withOffset } from '../../../core/shared/time/calendar';
import {
  type HeadElement,
  type HeadSurroundings,
  publicPageHead,
  structuredData,
} from '../../shared/public-page-head';
import { pagePath } from '../../shared/site-path';
import { publicEventsTexts as texts } from './public-events.texts';

/** The path of the page of public events. */
const EVENTS_PATH = '/events';

/** What search engines and social networks read about the page of public events. */
export function eventsHead(
  content: ShownContent,
  surroundings: HeadSurroundings,
  events: readonly ShownPublicEvent[] = [],
): HeadElement[] {
  const { siteName } = content.siteSettings;
  const page = {
    title: texts.pageTitle(siteName),
    description: texts.description(siteName),
    path: EVENTS_PATH,
  };
  const address = surroundings.siteUrl + pagePath(EVENTS_PATH);
  const data = structuredData({ '@graph': events.map((event) => eventData(event, siteName, address)) });
  return [...publicPageHead(content, page, surroundings), ...(events.length > 0 ? [data] : [])];
}

function eventData(event: ShownPublicEvent, siteName: string, page: string) {
  const { id, title, startsAt, endsAt, place, address, state } = event;
  return {
    '@type': 'Event',
    name: title,
    startDate: withOffset(startsAt),
    endDate: withOffset(endsAt),
    eventStatus: `https://schema.org/${state === 'canceled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: place, address: address || place },
    organizer: { '@type': 'NGO', name: siteName, url: page.slice(0, -EVENTS_PATH.length) },
    url: `${page}#${id}`,
  };
}
