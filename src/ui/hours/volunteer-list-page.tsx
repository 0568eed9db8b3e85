import { observer } from 'mobx-react-lite';
import { useViewModel } from '../app/page-hooks';
import { Page } from '../shared/page';
import { AddressTabs } from '../shared/tabs/address-tabs';
import { hoursTexts as texts } from './hours.texts';
import { WaitingHoursViewModel } from './hours.view-model';
import { AllHours } from './hours-part';

/** The page behind a program manager's menu entry 'Volunteer List': the hours to approve. */
export const VolunteerListPage = observer(function VolunteerListPage() {
  const { claimed } = useViewModel(WaitingHoursViewModel);
  return (
    <Page title={texts.page}>
      <AddressTabs
        id="volunteers"
        label={texts.page}
        tabs={[{ key: 'hours', label: texts.tab(claimed), children: <AllHours /> }]}
      />
    </Page>
  );
});
