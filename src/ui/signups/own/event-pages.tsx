import { observer } from 'mobx-react-lite';
import { scheduleFile } from '../../../core/calendar/appointment-entries';
import { pathOf } from '../../../core/navigation/paths';
import { appointmentOf, inCalendar } from '../../../core/signups/own/schedule';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { OfficePhone } from '../../applications/own/own-form';
import { CalendarAddress } from '../../calendar/calendar-address';
import { LinkButton } from '../../shared/control/link-button';
import { NothingHere } from '../../shared/fetched/fetched-part';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { OwnEvents } from './own-events';
import { ownSignupsTexts } from './own-signups.texts';
import { ScheduleViewModel } from './own-signups.view-model';

const { events: texts } = ownSignupsTexts;
const TITLE = menuTexts['upcoming-events'];

/** The events to which a donor is invited. */
export function UpcomingEventsPage() {
  return (
    <Page title={TITLE}>
      <OwnEvents
        otherTitle={texts.list}
        nothing={
          <NothingHere title={texts.nothing} next={texts.noneForDonor}>
            <LinkButton to={pathOf('my-donations')}>{texts.seeDonations}</LinkButton>
          </NothingHere>
        }
      />
    </Page>
  );
}

/** The sessions and events for a beneficiary. */
export const SessionsPage = observer(function SessionsPage() {
  const { phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <Page title={menuTexts.events}>
      <OwnEvents
        nothing={
          <NothingHere title={texts.noSessions} next={phone ? texts.callUs : texts.askUs}>
            {phone && <OfficePhone />}
          </NothingHere>
        }
      />
      <OwnCalendar />
    </Page>
  );
});

/** The address at which a calendar reads one's appointments. */
const OwnCalendar = observer(function OwnCalendar() {
  const { value } = useViewModel(ScheduleViewModel);
  const own = (value ?? []).filter(inCalendar).map(appointmentOf);
  return <CalendarAddress make={(site) => scheduleFile(own, true, site)} />;
});
