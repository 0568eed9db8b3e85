import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { CalendarViewModel } from '../../../../ui/events/calendar/calendar.view-model';
import { CancelEventViewModel } from '../../../../ui/events/cancel/cancel-event.view-model';
import { DaySheetViewModel } from '../../../../ui/events/day-sheet/day-sheet.view-model';
import { EventActsViewModel } from '../../../../ui/events/event-acts.view-model';
import {
  OneEventViewModel,
  PastEventsViewModel,
  UpcomingEventsViewModel,
} from '../../../../ui/events/events.view-model';
import { EventFormViewModel } from '../../../../ui/events/form/event-form.view-model';
import { SessionViewModel } from '../../../../ui/shared/session/session.view-model';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { UnsentViewModel } from '../../../../ui/shared/unsent/unsent.view-model';
import { AssignViewModel } from '../../../../ui/signups/assign/assign.view-model';
import { OpenShiftsViewModel } from '../../../../ui/signups/assignments/assignments.view-model';
import { RosterSheetViewModel } from '../../../../ui/signups/assignments/roster-sheet.view-model';
import { bindFactory, bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The pages of staff for events, for who signed up, and for hours. */
export const staffCalendarModule = new ContainerModule((options) => {
  const { clock, events, idSource, programs, scheduler, signups } = tokens;
  bindViewModel(options, UpcomingEventsViewModel, [events, ChangeFeed]);
  bindViewModel(options, PastEventsViewModel, [events, ChangeFeed]);
  bindViewModel(options, OneEventViewModel, [events, signups, ChangeFeed, clock]);
  bindViewModel(options, EventActsViewModel, [events, signups, ToastViewModel]);
  bindViewModel(options, CancelEventViewModel, [events, ToastViewModel]);
  bindViewModel(options, CalendarViewModel, [events, ChangeFeed, clock]);
  bindViewModel(options, OpenShiftsViewModel, [events, ChangeFeed, clock]);
  bindViewModel(options, RosterSheetViewModel, [events, signups, ChangeFeed]);
  bindViewModel(options, AssignViewModel, [signups, ToastViewModel, idSource]);
  bindFactory(
    options,
    EventFormViewModel,
    { events, programs, session: SessionViewModel, toasts: ToastViewModel, clock, scheduler, ids: idSource },
    ({ events, programs, session, toasts, ...system }) =>
      new EventFormViewModel(events, programs, session, toasts, system),
    'transient',
  );
  bindFactory(
    options,
    DaySheetViewModel,
    { events, signups, feed: ChangeFeed, toasts: ToastViewModel, unsent: UnsentViewModel, clock, scheduler },
    ({ events, signups, feed, toasts, unsent, ...system }) =>
      new DaySheetViewModel({ events, signups }, feed, toasts, system, unsent),
    'transient',
  );
});
