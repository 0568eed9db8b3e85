import { observer } from 'mobx-react-lite';
import { useViewModel } from '../app/page-hooks';
import { hoursTexts } from '../hours/hours.texts';
import { WaitingHoursViewModel } from '../hours/hours.view-model';
import { AllHours } from '../hours/hours-part';
import { Page } from '../shared/page';
import { AddressTabs } from '../shared/tabs/address-tabs';
import { PeopleTab } from './people-tab';
import { volunteersTexts as texts } from './volunteers.texts';

/** The page behind a program manager's menu entry 'Volunteer List': the volunteers, and the hours to approve. */
export const VolunteerListPage = observer(function VolunteerListPage() {
  const { claimed } = useViewModel(WaitingHoursViewModel);
  return (
    <Page title={texts.page}>
      <AddressTabs
        id="volunteers"
        label={texts.page}
        tabs={[
          { key: 'people', right: 'volunteer.list', label: texts.people, children: <PeopleTab /> },
          { key: 'hours', right: 'hours.list', label: hoursTexts.tab(claimed), children: <AllHours /> },
        ]}
      />
    </Page>
  );
});
