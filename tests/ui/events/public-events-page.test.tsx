import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { CalendarSubscription, EventFileLink } from '../../../src/ui/events/public/calendar-links';
import { eventsHead } from '../../../src/ui/events/public/events-head';
import {
  PublicEventsPage,
  type PublicEventsPageProps,
} from '../../../src/ui/events/public/public-events-page';
import { aPublicEvent } from '../../support/public-event-builder';

const { phone } = DEFAULT_CONTENT.siteSettings.contact;

function show(events: PublicEventsPageProps['events']) {
  render(
    <PublicEventsPage
      content={DEFAULT_CONTENT}
      events={events}
      addToCalendar={(event) => <EventFileLink event={event} />}
      subscribe={<CalendarSubscription origin="https://www.fsr.example" />}
    />,
  );
}

test('events stand in their months, each with when, where and how to come', () => {
  show([
    aPublicEvent({ access: 'No stairs.' }),
    aPublicEvent({ id: 'full', title: 'Breakfast', placesLeft: 0 }),
    aPublicEvent({
      id: 'cleanup',
      title: 'Cleanup',
      takesSignups: false,
      startsAt: Date.UTC(2026, 11, 5, 16),
    }),
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeInTheDocument();
  const list = within(screen.getByRole('list', { name: 'Upcoming events' }));
  expect(list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'November 2026',
    'December 2026',
  ]);
  const house = list.getByRole('article', { name: 'Open House' });
  expect(house).toHaveAttribute('id', 'open-house');
  expect(house.querySelector('time')).toHaveTextContent('Sat, Nov 28, 2026, 10:00 AM to 2:00 PM PT');
  expect(house).toHaveTextContent(/^Sat 28 NovFoundation eventOpen House/);
  expect(house).toHaveTextContent('Foundation, 100 Main St');
  expect(house).toHaveTextContent('No stairs.');
  expect(house).toHaveTextContent('Places left: 12');
  expect(house).toHaveTextContent('Members reserve in the dashboard.');
  expect(house).toHaveTextContent(`Without an account, call ${phone}.`);
  expect(
    within(house).getByRole('link', { name: 'Add to calendar: Open House, Sat, Nov 28, 2026' }),
  ).toHaveAttribute('href', '/events/open-house.ics');
  expect(list.getByRole('article', { name: 'Breakfast' })).toHaveTextContent('All places are taken.');
  expect(list.getByRole('article', { name: 'Cleanup' })).toHaveTextContent('Drop in. No sign-up needed.');
  expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    'webcal://www.fsr.example/events.ics',
  );
});

test('an event says what kind it is and why to come', () => {
  show([
    aPublicEvent({ id: 'a', title: 'Fitting Day', kind: 'items', why: 'Leave with shoes that fit.' }),
    aPublicEvent({ id: 'b', title: 'Cleanup', kind: 'cleanup' }),
  ]);
  const fitting = screen.getByRole('article', { name: 'Fitting Day' });
  expect(fitting).toHaveTextContent('Shoes and clothing');
  expect(fitting).toHaveTextContent('Leave with shoes that fit.');
  expect(fitting.querySelector('.kind--items')).not.toBeNull();
  expect(screen.getByRole('article', { name: 'Cleanup' })).toHaveTextContent('Neighborhood cleanup');
});

test('the dates of a series stand in one article, in the month of the first one, each with what is its own', () => {
  const weekly = { title: 'Cleanup', seriesId: 'weekly', takesSignups: false } as const;
  const at = (month: number, day: number) => ({
    startsAt: Date.UTC(2026, month, day, 16),
    endsAt: Date.UTC(2026, month, day, 19),
  });
  show([
    aPublicEvent({ ...weekly, ...at(10, 28), id: 'first' }),
    aPublicEvent({ ...weekly, ...at(11, 5), id: 'second', state: 'canceled', cancelReason: 'Storm.' }),
    aPublicEvent({ ...weekly, ...at(11, 12), id: 'third', takesSignups: true, placesLeft: 3, place: 'Park' }),
    aPublicEvent({ ...at(11, 13), id: 'alone', title: 'Alone' }),
  ]);
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-labelledby'))).toEqual([
    'first-title',
    'alone-title',
  ]);
  expect(screen.getByRole('article', { name: 'Cleanup' }).closest('li')).toHaveTextContent(/^November 2026/);
  const dates = within(screen.getByRole('list', { name: 'Dates of Cleanup' })).getAllByRole('listitem');
  expect(dates.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  expect(dates[0]).toHaveTextContent(/^Sat 28 NovSat, Nov 28, 2026, 8:00 AM to 11:00 AM PTAdd to calendar$/);
  expect(dates[1]).toHaveTextContent('Canceled: Storm.');
  expect(dates[2]).toHaveTextContent('Park, 100 Main St');
  expect(dates[2]).toHaveTextContent('Places left: 3');
  expect(screen.getByRole('link', { name: 'Add to calendar: Cleanup, Sat, Dec 12, 2026' })).toHaveAttribute(
    'href',
    '/events/third.ics',
  );
});

test('a canceled event says why, and offers no place', () => {
  show([aPublicEvent({ state: 'canceled', cancelReason: 'The library closes for repairs.' })]);
  const article = screen.getByRole('article');
  expect(article).toHaveTextContent('Canceled: The library closes for repairs.');
  expect(article).not.toHaveTextContent('Places left');
});

test.each([
  ['loading' as const, 'Loading dates'],
  ['failed' as const, `Couldn’t load the dates. Call ${phone} or reload the page.`],
  [[], 'No upcoming events right now.'],
])('without events the page says what is the matter: %j', (events, sentence) => {
  show(events);
  expect(screen.getByRole('main')).toHaveTextContent(sentence);
  expect(screen.queryByRole('list', { name: 'Upcoming events' })).not.toBeInTheDocument();
});

test('search engines read the events with their times in Las Vegas', () => {
  const surroundings = {
    siteUrl: 'https://www.fsr.example',
    themeColor: '#fff',
    pictures: new Map(),
  };
  const summer = { startsAt: Date.UTC(2027, 6, 1, 17, 30), endsAt: Date.UTC(2027, 6, 1, 19) };
  const head = eventsHead(DEFAULT_CONTENT, surroundings, [
    aPublicEvent({ title: '</script>' }),
    aPublicEvent({ ...summer, state: 'canceled' }),
  ]);
  const canonical = head.find(({ attributes }) => attributes.rel === 'canonical');
  expect(canonical?.attributes.href).toBe('https://www.fsr.example/events');
  const text = head.at(-1)?.text ?? '';
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)['@graph']).toMatchObject([
    {
      '@type': 'Event',
      name: '</script>',
      eventStatus: 'https://schema.org/EventScheduled',
      startDate: '2026-11-28T10:00:00-08:00',
      endDate: '2026-11-28T14:00:00-08:00',
    },
    { startDate: '2027-07-01T10:30:00-07:00', eventStatus: 'https://schema.org/EventCancelled' },
  ]);
  expect(eventsHead(DEFAULT_CONTENT, surroundings).at(-1)?.tag).toBe('meta');
});
