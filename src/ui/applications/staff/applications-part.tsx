import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { APPLICANTS, APPLICATION_SHOWS } from '../../../core/applications/application';
import { useViewModel } from '../../app/page-hooks';
import { ActiveProgramsViewModel } from '../../programs/active-programs.view-model';
import { choice, firstOf, id, type QueryFields, queryFields, text } from '../../shared/address/query-fields';
import { optionsOf } from '../../shared/control/native-select';
import { listTexts } from '../../shared/list/list.texts';
import { ListPage } from '../../shared/list/list-page';
import { useListQuery } from '../../shared/list/list-query';
import { ApplicationList } from './application-list';
import { staffApplicationsTexts as texts } from './staff-applications.texts';
import { ApplicationListViewModel } from './staff-applications.view-model';

type Query = NonNullable<ApplicationListViewModel['question']>;
type Fixed = Pick<Query, 'programId' | 'size'>;

const narrowed = { search: text(), as: choice(APPLICANTS), show: firstOf(APPLICATION_SHOWS) };
const applicationsAddress = queryFields({ ...narrowed, programId: id('program') }, { size: 20 });

interface AllApplicationsProps {
  readonly list: ApplicationListViewModel;
  readonly onOpen: (id: string) => void;
}

/** The applications to all programs that somebody manages. */
export const AllApplications = observer(function AllApplications(props: AllApplicationsProps) {
  const { items = [] } = useViewModel(ActiveProgramsViewModel).value ?? {};
  const options = items.map(({ id: value, title: label }) => ({ value, label }));
  return (
    <Applications
      {...props}
      address={applicationsAddress}
      programs={[{ value: '', label: texts.everyProgram }, ...options]}
    />
  );
});

interface ProgramApplicationsProps extends Pick<AllApplicationsProps, 'onOpen'> {
  readonly programId: string;
  /** Whether people can still apply, or be written down. */
  readonly isActive: boolean;
  /** Stands above the list, with its heading. */
  readonly children: ReactNode;
}

/** The applications to one program, as a part of its view. */
export function ProgramApplications({ programId, isActive, children, onOpen }: ProgramApplicationsProps) {
  const list = useViewModel(ApplicationListViewModel);
  return (
    <>
      {children}
      <Applications
        list={list}
        onOpen={onOpen}
        none={isActive ? texts.list.none : texts.noneOfArchived}
        address={queryFields<typeof narrowed, Fixed>(narrowed, { programId, size: 20 })}
      />
    </>
  );
}

interface ApplicationsProps extends AllApplicationsProps {
  readonly none?: typeof texts.list.none;
  readonly address: QueryFields<Query>;
  /** To choose from; left out in one program. */
  readonly programs?: readonly { readonly value: string; readonly label: string }[];
}

const Applications = observer(function Applications({
  list,
  onOpen,
  address,
  programs,
  none = texts.list.none,
}: ApplicationsProps) {
  const asked = useListQuery(list, address);
  const counts = list.value?.counts;
  const shows = APPLICATION_SHOWS.map((show) => ({
    value: show,
    label: listTexts.counted(texts.shows[show], counts?.[show] ?? 0),
  }));
  return (
    <ListPage
      list={list}
      asked={asked}
      texts={{ ...texts.list, none }}
      search={{ label: texts.search, hint: texts.searchHint }}
      filters={[
        ...(programs ? [{ name: 'programId' as const, label: texts.program, options: programs }] : []),
        { name: 'as', label: texts.from, options: optionsOf(APPLICANTS, texts.applicants, texts.everybody) },
        { name: 'show', label: texts.show, options: shows },
      ]}
    >
      {({ items }) => (
        <ApplicationList applications={items} today={list.today} isOfOneProgram={!programs} onOpen={onOpen} />
      )}
    </ListPage>
  );
});
