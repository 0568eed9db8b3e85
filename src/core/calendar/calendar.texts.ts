/** What calendars say in words. */
export const calendarTexts = {
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
  files: { schedule: 'my-schedule.ics', appointments: 'appointments.ics', events: 'events.ics' },
};
