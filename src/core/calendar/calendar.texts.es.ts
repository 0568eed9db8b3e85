import type { calendarTexts as english } from './calendar.texts';

export const calendarTexts: typeof english = {
  appointment: 'Cita',
  canceled: (summary) => `Cancelado: ${summary}`,
  changes: 'Los cambios llegan por correo electrónico.',
  shift: (label, title) => `${label}: ${title}`,
  filled: (held, most) => `${held} de ${most}`,
  withFilled: (title, filled) => `${title} (${filled})`,
  guests: 'Visitas',
  part: (label, filled) => `${label}: ${filled}`,
  names: { schedule: 'Mi horario', appointments: 'Citas' },
  files: { schedule: 'my-schedule.ics', appointments: 'appointments.ics', events: 'events.ics' },
};
