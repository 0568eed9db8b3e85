import { observer } from 'mobx-react-lite';
import { pathOf } from '../../core/navigation/paths';
import { PROGRAM_KINDS } from '../../core/programs/program';
import { useMay, useViewModel } from '../app/page-hooks';
import { guidesTexts } from '../guides/staff/guides.texts';
import { GuidesTab } from '../guides/staff/guides-tab';
import { choice, firstOf, id, queryFields, text } from '../shared/address/query-fields';
import { LinkButton } from '../shared/control/link-button';
import { optionsOf } from '../shared/control/native-select';
import { ListPage, useListQuery } from '../shared/list/list-page';
import { Page } from '../shared/page';
import { AddressTabs } from '../shared/tabs/address-tabs';
import { ArchivedList, ProgramList } from './program-list';
import { programsTexts as texts } from './programs.texts';
import { ProgramManagersViewModel } from './programs.view-model';
import { type ProgramsListProps, ProgramsPage } from './programs-page';
import { useProgramActs } from './use-program-acts';

const SHOWS = ['active', 'drafts', 'both'] as const;
const SEARCH = { label: texts.search, hint: texts.searchHint };
const KIND = {
  ...({ name: 'kind', label: texts.kind } as const),
  options: optionsOf(PROGRAM_KINDS, texts.kinds, texts.everyKind),
};

const searched = { search: text(), kind: choice(PROGRAM_KINDS) };
const programsAddress = queryFields(
  { ...searched, managerId: id('manager'), show: firstOf(SHOWS) },
  { size: 20 },
);
const archiveAddress = queryFields(searched, { size: 20, managerId: null, show: 'archived' as const });

/** Whether the person has every program, or those alone that they manage. */
function useHasAll(): boolean {
  return useMay()('open programs/active-programs');
}

/** Drafts and active programs: every one for an admin, those that they manage for a program manager. */
export function ManagedProgramsPage() {
  const hasAll = useHasAll();
  const programs = (
    <ProgramsPage
      title={texts.programs}
      headingLevel={2}
      action={
        <LinkButton type="primary" to={pathOf(hasAll ? 'programs/create-new' : 'programs/create-program')}>
          {texts.create}
        </LinkButton>
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
          { key: 'programs', label: texts.programs, children: programs },
          { key: 'guides', right: 'guide.save', label: guidesTexts.title, children: <GuidesTab /> },
        ]}
      />
    </Page>
  );
}

/** The page behind the admin's menu entry 'Archive'. */
export function ArchivePage() {
  return <ProgramsPage title={texts.titles.archive} List={Archive} />;
}

const ManagedPrograms = observer(function ManagedPrograms({ list, onOpen }: ProgramsListProps) {
  const asked = useListQuery(list, programsAddress);
  const none = useHasAll() ? texts.none.all : texts.none.own;
  const people = useViewModel(ProgramManagersViewModel).value ?? [];
  const managers = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ListPage
      list={list}
      asked={asked}
      texts={{ ...texts.list, none }}
      search={SEARCH}
      filters={[
        KIND,
        {
          ...{ name: 'managerId', label: texts.manager },
          options: [{ value: '', label: texts.everybody }, ...managers],
        },
        { name: 'show', label: texts.show, options: optionsOf(SHOWS, texts.shows) },
      ]}
    >
      {({ items }) => <ProgramList programs={items} onOpen={onOpen} />}
    </ListPage>
  );
});

const Archive = observer(function Archive({ list, onOpen }: ProgramsListProps) {
  const asked = useListQuery(list, archiveAddress);
  const { press, dialog } = useProgramActs(() => void list.load());
  return (
    <>
      <ListPage
        list={list}
        asked={asked}
        texts={{ ...texts.list, none: texts.none.archived }}
        search={SEARCH}
        filters={[KIND]}
      >
        {({ items }) => (
          <ArchivedList programs={items} onOpen={onOpen} onRestore={(program) => press('restore', program)} />
        )}
      </ListPage>
      {dialog}
    </>
  );
});
