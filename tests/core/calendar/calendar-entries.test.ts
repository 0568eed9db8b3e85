import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { IcalFileWriter } from '../../../src/adapters/ical/ical-file-writer';
import {
  type Appointment,
  appointmentFile,
  isConfidentialFor,
  scheduleFile,
} from '../../../src/core/calendar/appointment-entries';
import {
  type CalendarSite,
  publicEventFile,
  publicEventsFile,
  staffEventFile,
  staffEventsFile,
} from '../../../src/core/calendar/event-entries';
import type { DatedEvent, Event } from '../../../src/core/events/event';
import { aSite } from '../../support/a-site';
import { anEvent, aShift, pacific } from '../../support/event-builder';

const SITE: CalendarSite = { ...aSite(), name: 'Every Size', language: 'en' };
const START = pacific('2026-11-28 10:00');
const END = pacific('2026-11-28 14:00');

const dated = (part: Partial<Event> = {}): DatedEvent => ({ ...anEvent(part), startsAt: START, endsAt: END });
const canceled = { state: 'canceled', cancelReason: 'The hall is closed.', sequence: 3 } as const;
const appointment = (part: Partial<Appointment> = {}): Appointment => ({
  signupId: 'mine',
  event: dated(),
  shift: aShift(),
  startsAt: START,
  endsAt: END,
  ...part,
});

test('a public event is an offer with a link, under the host of the site', () => {
  expect(publicEventFile(dated(), SITE)).toEqual({
    name: 'fitting-day-2026-11-28.ics',
    calendar: {
      name: 'Every Size',
      prodId: '-//Every Size//Calendar//EN',
      entries: [
        {
          uid: 'event-fitting@www.fsr.example',
          sequence: 0,
          changedAt: 1_000,
          startsAt: START,
          endsAt: END,
          isCanceled: false,
          isTransparent: true,
          summary: 'Fitting Day',
          location: 'Main hall, 1 Main Street, Las Vegas',
          description: 'No stairs',
          url: 'https://www.fsr.example/events#fitting',
        },
      ],
    },
  });
});

test('a canceled event keeps its id, and says first that it was canceled, and why', () => {
  const { calendar } = publicEventsFile([dated(), dated({ ...canceled, access: '' })], SITE);
  expect(calendar.entries[1]).toEqual({
    ...calendar.entries[0],
    sequence: 3,
    isCanceled: true,
    summary: 'Canceled: Fitting Day',
    description: 'The hall is closed.',
  });
});

test('staff see how full each part is, and in the summary all shifts together', () => {
  const shifts = [aShift(), aShift({ id: 'fitting', label: 'Fitting', wanted: 4 })];
  const count = { waiting: 1, attended: 0, noShow: 0, excused: 0, minutes: 0 };
  const counts = [
    { ...count, shiftId: 'fitting', going: 2, attended: 1 },
    { ...count, shiftId: null, going: 7 },
  ];
  const { name, calendar } = staffEventFile({ event: dated({ shifts }), counts }, SITE);
  expect(name).toBe('fitting-day-2026-11-28.ics');
  expect(calendar.entries).toMatchObject([
    {
      uid: 'event-fitting@www.fsr.example',
      url: null,
      isTransparent: false,
      summary: 'Fitting Day (3 of 6)',
      description: 'Welcome desk: 0 of 2\nFitting: 3 of 4\nGuests: 7 of 12',
    },
  ]);
});

test('without shifts and without a limit, staff see the number of guests alone; of a drop-in nothing', () => {
  const event = dated({ shifts: [], places: null });
  const entries = staffEventsFile(
    [
      { event, counts: [] },
      { event: { ...event, takesSignups: false }, counts: [] },
    ],
    SITE,
  ).calendar.entries;
  expect(entries).toMatchObject([
    { summary: 'Fitting Day', description: 'Guests: 0' },
    { summary: 'Fitting Day', description: '' },
  ]);
});

test('a volunteer’s calendar says the job, whom to call, and that changes come by email', () => {
  expect(appointmentFile(appointment(), false, SITE)).toMatchObject({
    name: 'fitting-day-2026-11-28.ics',
    calendar: {
      name: 'My schedule',
      prodId: '-//Every Size//Calendar//EN',
      entries: [
        {
          uid: 'signup-mine@www.fsr.example',
          summary: 'Welcome desk: Fitting Day',
          location: 'Main hall, 1 Main Street, Las Vegas',
          url: null,
          isTransparent: false,
          description: 'No stairs\nParker, 702-555-0100\nChanges come by email.',
        },
      ],
    },
  });
  const guest = appointment({ signupId: null, shift: null, event: dated(canceled) });
  const { name, calendar } = scheduleFile([guest], false, SITE);
  expect(name).toBe('my-schedule.ics');
  expect(calendar.entries).toMatchObject([
    { uid: 'event-fitting@www.fsr.example', summary: 'Canceled: Fitting Day', isCanceled: true, sequence: 3 },
  ]);
});

test('the calendars of those whom the foundation helps alone are confidential', () => {
  const roles = ['admin', 'program_manager', 'volunteer', 'donor', 'beneficiary', null];
  expect(roles.filter(isConfidentialFor)).toEqual(['beneficiary']);
});

const word = fc.stringMatching(/^Secret[a-z]{6,12}$/);

property.prop([fc.tuple(word, word, word, word, word, word, word), word, fc.constantFrom({}, canceled)])(
  'a confidential file says ‘Appointment’ and where, and nothing else of the event, the site or the person',
  ([title, place, access, description, contactName, label, siteName], address, state) => {
    const event = dated({ title, place, access, description, contactName, address, ...state });
    const asked = appointment({ event, shift: aShift({ label }) });
    const site = { ...SITE, name: siteName };
    for (const file of [appointmentFile(asked, true, site), scheduleFile([asked], true, site)]) {
      const text = new IcalFileWriter().write(file.calendar);
      const told = `${file.name}\n${text}`;
      expect(told.match(/Secret\w+/g)).toEqual([address]);
      expect(told).not.toMatch(/fsr\.example|DESCRIPTION|URL|702-555|closed/);
      expect(told).toContain('appointments.ics');
      expect(text).toContain('PRODID:-//Calendar//EN\r\n');
      expect(text).toContain('X-WR-CALNAME:Appointments\r\n');
      expect(text).toContain('UID:signup-mine@appointments.invalid\r\n');
      expect(text).toMatch(/SUMMARY:(Canceled: )?Appointment\r\n/);
      expect(text).toContain(`LOCATION:${address}\r\n`);
    }
  },
);
