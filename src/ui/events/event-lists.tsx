import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMay, useViewModel } from '../app/page-hooks';
import { CalendarButton } from '../calendar/calendar-button';
import { ActiveProgramsViewModel } from '../programs/active-programs.view-model';
import { day, firstOf, id, queryFields, text } from '../shared/address/query-fields';
import { optionsOf } from '../shared/control/native-select';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { PaperLogo } from '../shared/paper/paper-logo';
import { PastList, UpcomingList } from './event-list';
import { eventsTexts as texts } from './events.texts';
import type { PastEventsViewModel, UpcomingEventsViewModel } from './events.view-model';
import { staffCalendarOf } from './staff-calendar';

const SHOWS = ['published', 'draft', 'canceled', 'all'] as const;
const SHOWS_OF_PAST = ['all', 'unmarked'] as const;
const SEARCH = { label: texts.search, hint: texts.searchHint };

const narrowed = { search: text(), programId: id('program'), from: day, to: day };
const upcomingAddress = queryFields({ ...narrowed, show: firstOf(SHOWS) }, { size: 20 });
const pastAddress = queryFields({ ...narrowed, show: firstOf(SHOWS_OF_PAST) }, { size: 20 });

/** The programs that a list of events can be narrowed to; events of none are there for admins. */
export function useProgramChoice() {
  const hasAll = useMay()('open events/upcoming-events');
  const { options: programs, isLoading } = useViewModel(ActiveProgramsViewModel);
  const options = [
    { value: '', label: texts.everyProgram },
    ...(hasAll ? [{ value: 'none', label: texts.noProgram }] : []),
    ...programs,
  ];
  return { options, isLoading };
}

interface EventListProps<List> {
  /** Kept by the page, so that the rows are there at once when an event is closed. */
  readonly list: List;
}

/** The events that are not over, soonest first. */
export const UpcomingEvents = observer(function UpcomingEvents(
  props: EventListProps<UpcomingEventsViewModel>,
) {
  const { list } = props;
  const listQuery = useListQuery(list, upcomingAddress);
  return (
    <Flex vertical gap="middle" className="paper">
      <PaperLogo />
      <ListPage
        list={list}
        listQuery={listQuery}
        texts={{ ...texts.list, none: texts.none.upcoming }}
        search={SEARCH}
        head={() => (
          <Flex wrap gap="small" className="screen-only">
            <CalendarButton make={async (site) => staffCalendarOf(await list.all(), site)} />
            <Button onClick={() => window.print()}>{texts.print}</Button>
          </Flex>
        )}
        filters={[
          { name: 'programId', label: texts.program, ...useProgramChoice() },
          { name: 'show', label: texts.show, options: optionsOf(SHOWS, texts.shows) },
          ...DAYS,
        ]}
      >
        {({ items }) => <UpcomingList events={items} />}
      </ListPage>
    </Flex>
  );
});

/** The events that are over, the latest first. */
export const PastEvents = observer(function PastEvents({ list }: EventListProps<PastEventsViewModel>) {
  const listQuery = useListQuery(list, pastAddress);
  return (
    <Flex vertical gap="middle" className="paper">
      <PaperLogo />
      <ListPage
        list={list}
        listQuery={listQuery}
        texts={{ ...texts.list, none: texts.none.past }}
        search={SEARCH}
        filters={[
          { name: 'show', label: texts.show, options: optionsOf(SHOWS_OF_PAST, texts.showsOfPast) },
          { name: 'programId', label: texts.program, ...useProgramChoice() },
          ...DAYS,
        ]}
      >
        {({ items }) => <PastList events={items} />}
      </ListPage>
    </Flex>
  );
});

const DAYS = [
  { name: 'from', label: texts.from },
  { name: 'to', label: texts.to },
] as const;
