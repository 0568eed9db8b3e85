import type { Event } from '../events/event';
import type { Calendar, CalendarEntry, CalendarFile } from '../shared/calendar-file';
import { calendarTexts as texts } from './calendar.texts';
import { calendarFileName } from './calendar-file-name';
import {
  type CalendarSite,
  calendarOf,
  eventPart,
  hostOf,
  linesOf,
  locationOf,
  type ShownEvent,
  summaryOf,
} from './event-entries';

/** Ends the ids of appointments, which do not say whose calendar they come from. */
const NOWHERE = 'appointments.invalid';
const NO_MAKER = '-//Calendar//EN';

/** What somebody signed up for, or may. */
export interface Appointment {
  /** The id of the sign-up; null for an event that the person has not signed up for. */
  readonly signupId: string | null;
  readonly event: ShownEvent & Pick<Event, 'access' | 'contactName' | 'contactPhone'>;
  /** Null for a guest. */
  readonly shift: { readonly label: string } | null;
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
  site: Pick<CalendarSite, 'publicUrl'>,
): CalendarEntry {
  const { event, shift, signupId, startsAt, endsAt } = appointment;
  const id = signupId === null ? `event-${event.id}` : `signup-${signupId}`;
  const same = { ...eventPart(event), startsAt, endsAt, url: null, isTransparent: false };
  if (isConfidential)
    return {
      ...same,
      uid: `${id}@${NOWHERE}`,
      summary: summaryOf(event, texts.appointment),
      location: event.address,
      description: '',
    };
  const { title, access, contactName, contactPhone, cancelReason } = event;
  const contact = [contactName, contactPhone].filter((part) => part !== '').join(', ');
  return {
    ...same,
    uid: `${id}@${hostOf(site)}`,
    location: locationOf(event),
    summary: summaryOf(event, shift ? texts.shift(shift.label, title) : title),
    description: linesOf(cancelReason, access, contact, texts.changes),
  };
}

export function appointmentFile(
  appointment: Appointment,
  isConfidential: boolean,
  site: CalendarSite,
): CalendarFile {
  const name = isConfidential
    ? texts.files.appointments
    : calendarFileName({ title: appointment.event.title, startsAt: appointment.startsAt });
  return { name, calendar: ownCalendar([appointment], isConfidential, site) };
}

/** Everything that somebody signed up for as a file. */
export function scheduleFile(
  appointments: readonly Appointment[],
  isConfidential: boolean,
  site: CalendarSite,
): CalendarFile {
  const name = isConfidential ? texts.files.appointments : texts.files.schedule;
  return { name, calendar: ownCalendar(appointments, isConfidential, site) };
}

function ownCalendar(
  appointments: readonly Appointment[],
  isConfidential: boolean,
  site: CalendarSite,
): Calendar {
  const entries = appointments.map((appointment) => appointmentEntry(appointment, isConfidential, site));
  return isConfidential
    ? { name: texts.names.appointments, prodId: NO_MAKER, entries }
    : calendarOf(entries, site, texts.names.schedule);
}
