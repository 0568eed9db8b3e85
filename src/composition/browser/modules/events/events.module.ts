import { ContainerModule } from 'inversify';
import type { eventsApi } from '../../../../core/events/events.api';
import type { hoursApi } from '../../../../core/hours/hours.api';
import type { ownSignupsApi } from '../../../../core/signups/signups.api';
import { tokens } from '../../../shared/tokens';
import { bindLateArea } from '../../bind-area';

const EVENTS = {
  upcoming: true as const,
  past: true as const,
  between: true as const,
  openShifts: true as const,
  get: true as const,
  create: true as const,
  save: true as const,
  publish: true as const,
  cancel: true as const,
  deleteDraft: true as const,
  saveEffect: true as const,
  cancelEffect: true as const,
  saveWalkIns: true as const,
};

const OWN = {
  schedule: true as const,
  shifts: true as const,
  events: true as const,
  todaysList: true as const,
  take: true as const,
  withdraw: true as const,
};

/** What Home asks of the calendar: events and hours for staff, and people's own sign-ups. */
export const eventsModule = new ContainerModule((options) => {
  const { events, hours, ownSignups } = tokens;
  bindLateArea<typeof eventsApi>(options, events, EVENTS, () =>
    import('../../late/events.area').then((file) => file.eventsArea),
  );
  bindLateArea<typeof hoursApi>(options, hours, { list: true, approve: true, giveBack: true }, () =>
    import('../../late/hours.area').then((file) => file.hoursArea),
  );
  bindLateArea<typeof ownSignupsApi>(options, ownSignups, OWN, () =>
    import('../../late/own-signups.area').then((file) => file.ownSignupsArea),
  );
});
