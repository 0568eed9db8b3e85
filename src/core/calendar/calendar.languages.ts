import type { Language } from '../shared/text/language';

const en = {
  /** All that the calendar of somebody whom the foundation helps says, for others may see it. */
  appointment: 'Appointment',
  canceled: (summary: string) => `Canceled: ${summary}`,
  changes: 'Changes come by email.',
  shift: (label: string, title: string) => `${label}: ${title}`,
  filled: (held: number, most: number) => `${held} of ${most}`,
  withFilled: (title: string, filled: string) => `${title} (${filled})`,
  guests: 'Guests',
  part: (label: string, filled: string) => `${label}: ${filled}`,
  names: { schedule: 'My schedule', appointments: 'Appointments' },
};

const es: typeof en = {
  appointment: 'Cita',
  canceled: (summary) => `Cancelado: ${summary}`,
  changes: 'Los cambios llegan por correo electrónico.',
  shift: (label, title) => `${label}: ${title}`,
  filled: (held, most) => `${held} de ${most}`,
  withFilled: (title, filled) => `${title} (${filled})`,
  guests: 'Asistentes',
  part: (label, filled) => `${label}: ${filled}`,
  names: { schedule: 'Mi horario', appointments: 'Citas' },
};

/** What calendars say in words, in each language. */
export const CALENDAR_TEXTS = { en, es } satisfies Record<Language, typeof en>;
