import { expect, test } from 'vitest';
import { calendarFileName } from '../../../src/core/calendar/calendar-file-name';

const startsAt = Date.UTC(2026, 10, 29, 3);

test.each([
  ['Fitting Day', 'fitting-day-2026-11-28.ics'],
  ['  ../Zapatos para niños & más!  ', 'zapatos-para-ninos-mas-2026-11-28.ics'],
  ['День 2026', 'event-2026-11-28.ics'],
  ['👟👟', 'event-2026-11-28.ics'],
  [`${'a'.repeat(59)} b`, `${'a'.repeat(59)}-2026-11-28.ics`],
])('the file of %j is named %s, by its day in Las Vegas', (title, name) => {
  expect(calendarFileName({ title, startsAt })).toBe(name);
});
