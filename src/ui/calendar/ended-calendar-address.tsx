import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { PageId } from '../../core/access/rules';
import { pathOf } from '../../core/navigation/paths';
import { useSharedViewModel, useViewModel } from '../app/page-hooks';
import { SessionViewModel } from '../shared/session/session.view-model';
import { CalendarAddressViewModel } from './calendar-address.view-model';
import { calendarFilesTexts as texts } from './calendar-files.texts';

/** The pages with the section «Calendar address», by the roles that have one. */
const PAGES: Readonly<Record<string, PageId>> = {
  program_manager: 'programs/program-calendar',
  volunteer: 'my-schedule',
  beneficiary: 'events',
};

/** Says that the person's calendar address ended, until there is another one; for people whose role has one (hasFeed). */
export function EndedCalendarAddress() {
  const { user } = useSharedViewModel(SessionViewModel);
  const page = PAGES[user?.role ?? ''];
  return page && <Notice page={page} />;
}

const Notice = observer(function Notice({ page }: { readonly page: PageId }) {
  const { made } = useViewModel(CalendarAddressViewModel);
  const address = made?.state.status === 'ready' ? made.state.value : null;
  if (!address || address.endedAt === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="note"
      title={
        <>
          <span>{texts.ended}</span> <Link to={pathOf(page)}>{texts.makeNew}</Link>
        </>
      }
    />
  );
});
