import { Flex } from 'antd';
import { useRef } from 'react';
import { usePageTitle, useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { SubView } from '../../shared/sub-view';
import { openButtonId } from './application-list';
import { ApplicationView } from './application-view';
import { AllApplications } from './applications-part';
import { RecordApplication } from './record-application';
import { staffApplicationsTexts as texts } from './staff-applications.texts';
import { ApplicationListViewModel } from './staff-applications.view-model';

/**
 * The page behind a program manager's menu entry 'Applications'. The address holds which one is open, and what the list is narrowed
 * by (?program=ID&application=ID).
 */
export function ApplicationsPage() {
  const list = useViewModel(ApplicationListViewModel);
  const [address, setAddress] = useAddress();
  usePageTitle(texts.title);
  const id = address.get('application');
  /** The id of the button that led to the application. It gets the focus back. */
  const opener = useRef<string>(undefined);
  const show = (application: string | null) => {
    if (application !== null) opener.current = openButtonId(application);
    setAddress((now) => withQuery(now, { application }));
  };
  if (id === null)
    return (
      <SubView
        key="list"
        title={texts.title}
        headingLevel={1}
        opener={opener.current}
        action={<RecordApplication onOpen={show} />}
      >
        <AllApplications list={list} onOpen={show} />
      </SubView>
    );
  return (
    <Flex vertical gap="middle">
      <h1>{texts.title}</h1>
      <ApplicationView key={id} id={id} back={texts.back} onBack={() => show(null)} />
    </Flex>
  );
}
