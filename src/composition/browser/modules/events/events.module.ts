import { ContainerModule } from 'inversify';
import type { eventsApi } from '../../../../core/events/events.api';
import type { hoursApi } from '../../../../core/hours/hours.api';
import type { ownSignupsApi } from '../../../../core/signups/signups.api';
import { tokens } from '../../../shared/tokens';
import { bindLateArea } from '../../bind-area';

const EVENTS = {
  ...({ upcoming: true, past: true, between: true, openShifts: true, get: true, create: true } as const),
  ...({ save: true, publish: true, cancel: true, deleteDraft: true, saveEffect: true } as const),
  ...({ cancelEffect: true, saveWalkIns: true } as const),
};

const OWN = {
  ...({ schedule: true, shifts: true, events: true, todaysList: true, take: true, withdraw: true } as const),
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
