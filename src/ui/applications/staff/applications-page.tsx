import { useViewModel } from '../../app/page-hooks';
import { ListOrOne } from '../../shared/list/list-or-one';
import { ApplicationView } from './application-view';
import { AllApplications } from './applications-part';
import { RecordApplication } from './record-application';
import { staffApplicationsTexts as texts } from './staff-applications.texts';
import { ApplicationListViewModel } from './staff-applications.view-model';

/** The page behind a program manager's menu entry 'Applications', with the one that is open. */
export function ApplicationsPage() {
  const list = useViewModel(ApplicationListViewModel);
  return (
    <ListOrOne
      title={texts.title}
      name="application"
      action={(open) => <RecordApplication onOpen={open} />}
      list={(open) => <AllApplications list={list} onOpen={open} />}
      one={(id, close) => <ApplicationView id={id} back={texts.back} onBack={close} />}
    />
  );
}
