import type { Event } from '../events/event';
import type { Calendar, CalendarEntry, CalendarFile } from '../shared/calendar-file';
import { type TextsInEs, textIn } from '../shared/text/text-in';
import { CALENDAR_TEXTS } from './calendar.languages';
import { calendarFileName, FILE_NAMES } from './calendar-file-name';
import {
  type CalendarSite,
  calendarOf,
  eventPart,
  hostOf,
  linesOf,
  locationOf,
  PRODUCT_LANGUAGES,
  type ShownEvent,
  summaryOf,
} from './event-entries';

/** Ends the ids of appointments, which do not say whose calendar they come from. */
const NOWHERE = 'appointments.invalid';

/** What somebody signed up for, or may. */
export interface Appointment {
  /** The id of the sign-up; null for an event that the person has not signed up for. */
  readonly signupId: string | null;
  readonly event: ShownEvent & TextsInEs<'access'> & Pick<Event, 'contactName' | 'contactPhone'>;
  /** Null for a guest. */
  readonly shift: TextsInEs<'label'> | null;
  /** Of the shift or the event, in ms since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Whether a calendar has to be confidential: that of somebody whom the foundation helps tells nobody else anything. */
export function isConfidentialFor(role: string | null): boolean {
  return role === 'beneficiary';
}

/** An appointment in the calendar of the person who has it. */
function appointmentEntry(
  appointment: Appointment,
  isConfidential: boolean,
  site: CalendarSite,
): CalendarEntry {
  const { language } = site;
  const texts = CALENDAR_TEXTS[language];
  const { event, shift, signupId, startsAt, endsAt } = appointment;
  const id = signupId === null ? `event-${event.id}` : `signup-${signupId}`;
  const same = { ...eventPart(event), startsAt, endsAt, url: null, isTransparent: false };
  if (isConfidential)
    return {
      ...same,
      uid: `${id}@${NOWHERE}`,
      summary: summaryOf(event, texts.appointment, language),
      location: event.address,
      description: '',
    };
  const { contactName, contactPhone } = event;
  const title = textIn(language, event, 'title');
  const what = shift ? texts.shift(textIn(language, shift, 'label'), title) : title;
  const contact = [contactName, contactPhone].filter((part) => part !== '').join(', ');
  return {
    ...same,
    uid: `${id}@${hostOf(site)}`,
    location: locationOf(event),
    summary: summaryOf(event, what, language),
    description: linesOf(
      textIn(language, event, 'cancelReason'),
      textIn(language, event, 'access'),
      contact,
      texts.changes,
    ),
  };
}

export function appointmentFile(
  appointment: Appointment,
  isConfidential: boolean,
  site: CalendarSite,
): CalendarFile {
  const name = isConfidential
    ? FILE_NAMES.appointments
    : calendarFileName({ title: appointment.event.title, startsAt: appointment.startsAt });
  return { name, calendar: ownCalendar([appointment], isConfidential, site) };
}

/** Everything that somebody signed up for as a file. */
export function scheduleFile(
  appointments: readonly Appointment[],
  isConfidential: boolean,
  site: CalendarSite,
): CalendarFile {
  const name = isConfidential ? FILE_NAMES.appointments : FILE_NAMES.schedule;
  return { name, calendar: ownCalendar(appointments, isConfidential, site) };
}

function ownCalendar(
  appointments: readonly Appointment[],
  isConfidential: boolean,
  site: CalendarSite,
): Calendar {
  const entries = appointments.map((appointment) => appointmentEntry(appointment, isConfidential, site));
  const { names } = CALENDAR_TEXTS[site.language];
  // Without the name of the site.
  return isConfidential
    ? { name: names.appointments, prodId: `-//Calendar//${PRODUCT_LANGUAGES[site.language]}`, entries }
    : calendarOf(entries, site, names.schedule);
}
