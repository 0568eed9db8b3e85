import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { OTHER_WORK } from '../../core/hours/hours.inputs';
import { pathOf } from '../../core/navigation/paths';
import { PROGRAM_KINDS } from '../../core/programs/program';
import { useMay, useViewModel } from '../app/page-hooks';
import { ApplicationView } from '../applications/staff/application-view';
import { figuresTexts } from '../figures/figures.texts';
import { FiguresTab } from '../figures/figures-tab';
import { guidesTexts } from '../guides/staff/guides.texts';
import { GuidesTab } from '../guides/staff/guides-tab';
import { OtherWorkButton, OtherWorkHours } from '../hours/hours-part';
import { choice, firstOf, id, queryFields, text } from '../shared/address/query-fields';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { LinkButton } from '../shared/control/link-button';
import { optionsOf } from '../shared/control/native-select';
import { ListOrOne, type Views } from '../shared/list/list-or-one';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { Page } from '../shared/page';
import { SubView } from '../shared/sub-view';
import { AddressTabs } from '../shared/tabs/address-tabs';
import { ProgramForm } from './form/program-form';
import { ArchivedList, ProgramList } from './program-list';
import { ProgramView, useProgramActs } from './program-view';
import { programsTexts as texts } from './programs.texts';
import { ProgramListViewModel, ProgramManagersViewModel } from './programs.view-model';

const SHOWS = ['active', 'drafts', 'both'] as const;
const SEARCH = { label: texts.search, hint: texts.searchHint };
const KIND = {
  name: 'kind' as const,
  label: texts.kind,
  options: optionsOf(PROGRAM_KINDS, texts.kinds, texts.everyKind),
};

const searched = { search: text(), kind: choice(PROGRAM_KINDS) };
const programsAddress = queryFields(
  { ...searched, managerId: id('manager'), show: firstOf(SHOWS) },
  { size: 20 },
);
const archiveAddress = queryFields(searched, { size: 20, managerId: null, show: 'archived' as const });

const FIGURES = {
  key: 'figures' as const,
  right: 'report.read' as const,
  label: figuresTexts.title,
  children: <FiguresTab />,
};

/** Whether the person has every program, or those alone that they manage. */
function useHasAll(): boolean {
  return useMay()('open programs/active-programs');
}

/** Drafts and active programs: every one for an admin, those that they manage for a program manager. */
export function ManagedProgramsPage() {
  const hasAll = useHasAll();
  const may = useMay();
  const hasOther = hasAll && may('hours.list');
  const create = hasAll ? 'programs/create-new' : 'programs/create-program';
  const [address, setAddress] = useAddress();
  const showOther = (hours: string | null) => setAddress(withQuery(new URLSearchParams(), { hours }));
  const programs =
    hasOther && address.get('hours') === OTHER_WORK ? (
      <OtherWorkHours onBack={() => showOther(null)} />
    ) : (
      <ProgramsPage
        title={texts.programs}
        headingLevel={2}
        action={
          <>
            {hasOther && <OtherWorkButton onPress={() => showOther(OTHER_WORK)} />}
            {may('program.create') && may(`open ${create}`) && (
              <LinkButton type="primary" to={pathOf(create)}>
                {texts.create}
              </LinkButton>
            )}
          </>
        }
        List={ManagedPrograms}
      />
    );
  return (
    <Page title={hasAll ? texts.titles.active : texts.titles.own}>
      <AddressTabs
        id="programs"
        label={texts.areas}
        tabs={[
          { key: 'programs', right: 'program.list', label: texts.programs, children: programs },
          { key: 'guides', right: 'guide.save', label: guidesTexts.title, children: <GuidesTab /> },
          ...(hasAll ? [FIGURES] : []),
        ]}
      />
    </Page>
  );
}

/** The page behind the admin's menu entry 'Archive'. */
export function ArchivePage() {
  return <ProgramsPage title={texts.titles.archive} List={Archive} />;
}

const ManagedPrograms = observer(function ManagedPrograms({ list }: ProgramsListProps) {
  const listQuery = useListQuery(list, programsAddress);
  const none = useHasAll() ? texts.none.all : texts.none.own;
  const { value: people } = useViewModel(ProgramManagersViewModel);
  const options = [
    { value: '', label: texts.everybody },
    ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const managers = {
    name: 'managerId' as const,
    label: texts.manager,
    options,
    isLoading: people === undefined,
  };
  const isKnown = useMay()('program.create');
  return (
    <ListPage
      list={list}
      listQuery={listQuery}
      texts={{ ...texts.list, none }}
      search={SEARCH}
      filters={[
        KIND,
        ...(isKnown ? [managers] : []),
        { name: 'show', label: texts.show, options: optionsOf(SHOWS, texts.shows) },
      ]}
    >
      {({ items }) => <ProgramList programs={items} />}
    </ListPage>
  );
});

const Archive = observer(function Archive({ list }: ProgramsListProps) {
  const listQuery = useListQuery(list, archiveAddress);
  const { press, dialog } = useProgramActs(() => void list.load());
  return (
    <>
      <ListPage
        list={list}
        listQuery={listQuery}
        texts={{ ...texts.list, none: texts.none.archived }}
        search={SEARCH}
        filters={[KIND]}
      >
        {({ items }) => <ArchivedList programs={items} onRestore={(program) => press('restore', program)} />}
      </ListPage>
      {dialog}
    </>
  );
});

interface ProgramsListProps {
  readonly list: ProgramListViewModel;
}

interface ProgramsPageProps {
  readonly title: string;
  /** 2 in a tab of a page. */
  readonly headingLevel?: 1 | 2;
  readonly action?: ReactNode;
  /** Stands there while no program is open. */
  readonly List: ComponentType<ProgramsListProps>;
}

/** A list of programs, and the program that is open. The applications of an open one have filters of their own. */
function ProgramsPage({ title, headingLevel = 1, action, List }: ProgramsPageProps) {
  const list = useViewModel(ProgramListViewModel);
  return (
    <ListOrOne
      title={title}
      headingLevel={headingLevel}
      name="program"
      isAlone
      action={() => action}
      list={() => <List list={list} />}
      record={(program, close, views) => <OpenProgram id={program} onBack={close} {...views} />}
    />
  );
}

interface OpenProgramProps extends Views {
  readonly id: string;
  readonly onBack: () => void;
}

/** An open program, or the form that changes it (?view=edit) or completes a draft (?view=publish), or one of its applications (?application=ID). */
function OpenProgram({ id: program, view, show, onBack }: OpenProgramProps) {
  const [address, setAddress] = useAddress();
  const may = useMay();
  const application = address.get('application');
  const showApplication = (id: string | null) => setAddress((now) => withQuery(now, { application: id }));
  const endEdit = () => show(null);
  if (application !== null && may('application.list'))
    return (
      <ApplicationView
        key={application}
        id={application}
        back={texts.backToProgram}
        onBack={() => showApplication(null)}
      />
    );
  if ((view === 'edit' || view === 'publish') && may('program.save'))
    return (
      <SubView key="edit" title={texts.editProgram} back={{ text: texts.backToList, onPress: onBack }}>
        <ProgramForm id={program} isToPublish={view === 'publish'} onDone={endEdit} onCancel={endEdit} />
      </SubView>
    );
  return <ProgramView id={program} onBack={onBack} onEdit={show} />;
}
