import { observer } from 'mobx-react-lite';
import { pathOf } from '../../core/navigation/paths';
import { PROGRAM_KINDS } from '../../core/programs/program';
import type { ListedProgram } from '../../core/programs/program-view';
import { useViewModel } from '../app/page-hooks';
import { choice, firstOf, id, queryFields, text } from '../shared/address/query-fields';
import { LinkButton } from '../shared/control/link-button';
import { optionsOf } from '../shared/control/native-select';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import { ListPage, useListQuery } from '../shared/list/list-page';
import { ArchivedList, ProgramList } from './program-list';
import { programsTexts as texts } from './programs.texts';
import {
  ProgramActsViewModel,
  type ProgramListViewModel,
  ProgramManagersViewModel,
} from './programs.view-model';
import { ProgramsPage } from './programs-page';

const SIZE = 20;
const SHOWS = ['active', 'drafts', 'both'] as const;
const KINDS = optionsOf(PROGRAM_KINDS, texts.kinds, texts.everyKind);
const SEARCH = { label: texts.search, hint: texts.searchHint };

const programsAddress = queryFields(
  { search: text(), kind: choice(PROGRAM_KINDS), managerId: id('manager'), show: firstOf(SHOWS) },
  { size: SIZE },
);
const archiveAddress = queryFields(
  { search: text(), kind: choice(PROGRAM_KINDS) },
  { size: SIZE, managerId: null, show: 'archived' as const },
);

/** The page behind the admin's menu entry 'Active Programs'. */
export function ActiveProgramsPage() {
  return (
    <ProgramsPage title={texts.titles.active} action={<CreateLink to={pathOf('programs/create-new')} />}>
      {(list, onOpen) => <Programs {...{ list, onOpen }} said={texts.active} />}
    </ProgramsPage>
  );
}

/** What a program manager sees behind the menu entry 'My Programs'. */
export function OwnProgramsPage() {
  return (
    <ProgramsPage title={texts.titles.own} action={<CreateLink to={pathOf('programs/create-program')} />}>
      {(list, onOpen) => <Programs {...{ list, onOpen }} said={texts.own} />}
    </ProgramsPage>
  );
}

/** The page behind the admin's menu entry 'Archive'. */
export function ArchivePage() {
  return (
    <ProgramsPage title={texts.titles.archive}>
      {(list, onOpen) => <Archive {...{ list, onOpen }} />}
    </ProgramsPage>
  );
}

function CreateLink({ to }: { readonly to: string }) {
  return (
    <LinkButton type="primary" to={to}>
      {texts.create}
    </LinkButton>
  );
}

interface ListProps {
  readonly list: ProgramListViewModel;
  readonly onOpen: (id: string) => void;
}

interface ProgramsProps extends ListProps {
  readonly said: typeof texts.active | typeof texts.own;
}

const Programs = observer(function Programs({ list, onOpen, said }: ProgramsProps) {
  const asked = useListQuery(list, programsAddress);
  const people = useViewModel(ProgramManagersViewModel).value ?? [];
  const managers = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ListPage
      list={list}
      asked={asked}
      texts={said}
      search={SEARCH}
      filters={[
        { name: 'kind', label: texts.kind, options: KINDS },
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

const Archive = observer(function Archive({ list, onOpen }: ListProps) {
  const asked = useListQuery(list, archiveAddress);
  const acts = useViewModel(ProgramActsViewModel);
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const restore = async (program: ListedProgram) => {
    await acts.act('restore', program);
    await list.load();
  };
  return (
    <>
      <ListPage
        list={list}
        asked={asked}
        texts={texts.archived}
        search={SEARCH}
        filters={[{ name: 'kind', label: texts.kind, options: KINDS }]}
      >
        {({ items }) => (
          <ArchivedList
            programs={items}
            onOpen={onOpen}
            onRestore={(program) =>
              ask({
                ...{ title: texts.confirm.restore.title(program.title), text: texts.confirm.restore.text },
                ...{ action: texts.acts.restore, onConfirm: () => void restore(program) },
              })
            }
          />
        )}
      </ListPage>
      {dialog}
    </>
  );
});
