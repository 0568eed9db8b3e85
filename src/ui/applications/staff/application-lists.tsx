import { observer } from 'mobx-react-lite';
import { APPLICANTS, APPLICATION_SHOWS } from '../../../core/applications/application';
import { useViewModel } from '../../app/page-hooks';
import { ActiveProgramsViewModel } from '../../programs/active-programs.view-model';
import { choice, firstOf, id, type QueryFields, queryFields, text } from '../../shared/address/query-fields';
import { optionsOf } from '../../shared/control/native-select';
import { listTexts } from '../../shared/list/list.texts';
import type { ListFilter } from '../../shared/list/list-filters';
import { ListOrOne } from '../../shared/list/list-or-one';
import { ListPage } from '../../shared/list/list-page';
import { useListQuery } from '../../shared/list/list-query';
import { ApplicationRows } from './application-rows';
import { ApplicationView } from './application-view';
import { RecordApplication } from './record-application';
import { staffApplicationsTexts as texts } from './staff-applications.texts';
import { ApplicationListViewModel } from './staff-applications.view-model';

type Query = NonNullable<ApplicationListViewModel['question']>;
type Fixed = Pick<Query, 'programId' | 'size'>;

const narrowed = { search: text(), as: choice(APPLICANTS), show: firstOf(APPLICATION_SHOWS) };
const applicationsAddress = queryFields({ ...narrowed, programId: id('program') }, { size: 20 });

/** The page behind a program manager's menu entry 'Applications', with the one that is open. */
export function ApplicationsPage() {
  const list = useViewModel(ApplicationListViewModel);
  return (
    <ListOrOne
      title={texts.title}
      name="application"
      action={(open) => <RecordApplication onOpen={open} />}
      list={() => <AllApplications list={list} />}
      record={(id, close) => <ApplicationView id={id} back={texts.back} onBack={close} />}
    />
  );
}

interface AllApplicationsProps {
  readonly list: ApplicationListViewModel;
}

/** The applications to all programs that somebody manages. */
const AllApplications = observer(function AllApplications(props: AllApplicationsProps) {
  const { options: programs, isLoading } = useViewModel(ActiveProgramsViewModel);
  const options = [{ value: '', label: texts.everyProgram }, ...programs];
  return <Applications {...props} address={applicationsAddress} programs={{ options, isLoading }} />;
});

interface ProgramApplicationsProps {
  readonly programId: string;
  /** Whether people can still apply, or be written down. */
  readonly isActive: boolean;
}

/** The applications to one program, as a part of its view. */
export function ProgramApplications({ programId, isActive }: ProgramApplicationsProps) {
  const list = useViewModel(ApplicationListViewModel);
  const address = queryFields<typeof narrowed, Fixed>(narrowed, { programId, size: 20 });
  const none = isActive ? texts.list.none : texts.noneOfArchived;
  return <Applications list={list} address={address} none={none} />;
}

interface ApplicationsProps extends AllApplicationsProps {
  readonly address: QueryFields<Query>;
  readonly none?: typeof texts.list.none;
  /** To choose from; left out in one program. */
  readonly programs?: Required<Pick<ListFilter<Query>, 'options' | 'isLoading'>>;
}

const Applications = observer(function Applications(props: ApplicationsProps) {
  const { list, address, programs, none = texts.list.none } = props;
  const listQuery = useListQuery(list, address);
  const counts = list.value?.counts;
  const shows = APPLICATION_SHOWS.map((show) => ({
    value: show,
    label: listTexts.counted(texts.shows[show], counts?.[show] ?? 0),
  }));
  return (
    <ListPage
      list={list}
      listQuery={listQuery}
      texts={{ ...texts.list, none }}
      search={{ label: texts.search, hint: texts.searchHint }}
      filters={[
        ...(programs ? [{ name: 'programId' as const, label: texts.program, ...programs }] : []),
        { name: 'as', label: texts.from, options: optionsOf(APPLICANTS, texts.applicants, texts.everybody) },
        { name: 'show', label: texts.show, options: shows },
      ]}
    >
      {({ items }) => <ApplicationRows applications={items} today={list.today} isOfOneProgram={!programs} />}
    </ListPage>
  );
});
