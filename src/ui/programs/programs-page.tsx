import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle, useViewModel } from '../app/page-hooks';
import { ApplicationView } from '../applications/staff/application-view';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { SubView } from '../shared/sub-view';
import { ProgramForm } from './form/program-form';
import { openButtonId } from './program-list';
import { ProgramView } from './program-view';
import { programsTexts as texts } from './programs.texts';
import { ProgramListViewModel } from './programs.view-model';

/** What the list of a page needs. */
export interface ProgramsListProps {
  readonly list: ProgramListViewModel;
  readonly onOpen: (id: string) => void;
}

interface ProgramsPageProps {
  /** Its heading. */
  readonly title: string;
  /** 2 in a tab of a page. */
  readonly headingLevel?: 1 | 2;
  readonly action?: ReactNode;
  /** Stands there while no program is open. */
  readonly List: ComponentType<ProgramsListProps>;
}

/**
 * A list of programs, and the program that is open. The address holds which, and whether it is being changed
 * (?program=ID&view=edit), so that a reload, the browser's back button and somebody else see the same.
 */
export const ProgramsPage = observer(function ProgramsPage(props: ProgramsPageProps) {
  const { title, headingLevel = 1, action, List } = props;
  const list = useViewModel(ProgramListViewModel);
  const [address, setAddress] = useAddress();
  usePageTitle(headingLevel === 1 ? title : null);
  const id = address.get('program');
  const application = address.get('application');
  const isEdited = address.get('view') === 'edit';

  /** What the list was narrowed by before a program was opened, and the id of the button that opened it, which gets the focus back. */
  const before = useRef(new URLSearchParams());
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (id === null) before.current = address;
    else opener.current = openButtonId(id);
  });
  // The applications of an open program have filters of their own.
  const open = (program: string) => setAddress({ program });
  const close = () => setAddress(before.current);
  const edit = (view: 'edit' | null) => setAddress((now) => withQuery(now, { view }));
  const openApplication = (asked: string | null) =>
    setAddress((now) => withQuery(now, { application: asked }));

  if (id === null)
    return (
      <SubView key="list" title={title} headingLevel={headingLevel} opener={opener.current} action={action}>
        <List list={list} onOpen={open} />
      </SubView>
    );
  return (
    <Flex vertical gap="middle">
      {headingLevel === 1 && <h1>{title}</h1>}
      {application !== null ? (
        <ApplicationView
          key={application}
          id={application}
          back={texts.backToProgram}
          onBack={() => openApplication(null)}
        />
      ) : isEdited ? (
        <SubView
          key="edit"
          title={texts.editProgram}
          headingLevel={2}
          back={{ text: texts.backToList, onPress: close }}
        >
          <ProgramForm id={id} onDone={() => edit(null)} onCancel={() => edit(null)} />
        </SubView>
      ) : (
        <ProgramView
          key={id}
          id={id}
          onBack={close}
          onEdit={() => edit('edit')}
          onApplication={openApplication}
        />
      )}
    </Flex>
  );
});
