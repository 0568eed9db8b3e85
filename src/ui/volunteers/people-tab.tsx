import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Volunteer } from '../../core/volunteers/volunteers.api';
import { TRAINING_SHOWS, VOLUNTEER_ORDERS } from '../../core/volunteers/volunteers.inputs';
import { useViewModel } from '../app/page-hooks';
import { useProgramChoice } from '../events/event-lists';
import { firstOf, id, order, queryFields, text } from '../shared/address/query-fields';
import { optionsOf } from '../shared/control/native-select';
import { ListOrOne } from '../shared/list/list-or-one';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { PaperLogo } from '../shared/paper/paper-logo';
import { FigureTable } from '../shared/table/figure-table';
import { downloadText } from '../shared/text/download-text';
import { VolunteerRows } from './volunteer-rows';
import { VolunteerPart } from './volunteer-view';
import { volunteersTexts as texts } from './volunteers.texts';
import { VolunteerListViewModel } from './volunteers.view-model';

const address = queryFields(
  {
    search: text(),
    programId: id('program'),
    training: firstOf(TRAINING_SHOWS),
    order: order('name', VOLUNTEER_ORDERS),
  },
  { size: 20 },
);

/** The volunteers of the programs that somebody manages, and the one that is open (?person=ID). */
export function PeopleTab() {
  const list = useViewModel(VolunteerListViewModel);
  const [paper, setPaper] = useState<readonly Volunteer[] | null>(null);
  return (
    <>
      <div className="screen-only">
        <ListOrOne
          title={texts.people}
          headingLevel={2}
          name="person"
          action={() => <OnPaper list={list} onPrint={setPaper} />}
          list={() => <AllVolunteers list={list} />}
          record={(person, close) => <VolunteerPart id={person} onBack={close} />}
        />
      </div>
      {paper && <PaperList volunteers={paper} today={list.today} />}
    </>
  );
}

interface OnPaperProps {
  readonly list: VolunteerListViewModel;
  readonly onPrint: (volunteers: readonly Volunteer[] | null) => void;
}

/** Prints what the filters leave, on all pages, and makes a file of it. */
const OnPaper = observer(function OnPaper({ list, onPrint }: OnPaperProps) {
  const isBusy = list.exporting.isSending || undefined;
  const handleExport = async () => {
    const all = await list.all();
    if (all) downloadText(texts.file(list.today), list.csvOf(all), 'text/csv');
  };
  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => void handleExport()}>
        {texts.exportFile}
      </Button>
      <Button aria-disabled={isBusy} onClick={() => void list.all().then(onPrint)}>
        {texts.print}
      </Button>
    </>
  );
});

interface AllVolunteersProps {
  readonly list: VolunteerListViewModel;
}

const AllVolunteers = observer(function AllVolunteers({ list }: AllVolunteersProps) {
  const listQuery = useListQuery(list, address);
  const { options, isLoading } = useProgramChoice();
  return (
    <ListPage
      list={list}
      listQuery={listQuery}
      texts={texts.list}
      search={{ label: texts.search, hint: texts.searchHint }}
      filters={[
        {
          name: 'programId',
          label: texts.program,
          options: options.filter(({ value }) => value !== 'none'),
          isLoading,
        },
        { name: 'training', label: texts.training, options: optionsOf(TRAINING_SHOWS, texts.trainings) },
        { name: 'order', label: texts.sortBy, options: optionsOf(VOLUNTEER_ORDERS, texts.orders) },
      ]}
    >
      {({ items }) => <VolunteerRows volunteers={items} />}
    </ListPage>
  );
});

interface PaperListProps {
  readonly volunteers: readonly Volunteer[];
  readonly today: string;
}

/** Volunteers on paper; they are printed as soon as they are there, and again when they are others. */
function PaperList({ volunteers, today }: PaperListProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list is printed once
  useEffect(() => window.print(), [volunteers]);
  return (
    <div className="paper paper-only">
      <PaperLogo />
      <h2>{texts.table}</h2>
      <p>{texts.printedOn(today)}</p>
      <FigureTable
        label={texts.table}
        heads={[
          texts.name,
          texts.contact,
          texts.helpsIn,
          texts.hours,
          texts.last,
          texts.next,
          texts.training,
        ]}
        rows={volunteers.map((volunteer) => ({
          id: volunteer.id,
          name: volunteer.name,
          cells: [
            [volunteer.email, volunteer.phone].filter((contact) => contact !== '').join(', '),
            texts.helpsInOf(volunteer),
            texts.hoursOf(volunteer),
            texts.lastOf(volunteer),
            texts.nextOf(volunteer),
            texts.missingOf(volunteer),
          ],
        }))}
      />
    </div>
  );
}
