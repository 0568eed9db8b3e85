import { Button, Flex, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { ListedEvent } from '../../core/events/event-view';
import { CardOf, Rows } from '../shared/table/rows';
import { EventTitle, StateTag, When } from './event-parts';
import { eventsTexts as texts } from './events.texts';

/** The id of the button that opens an event; the focus comes back to it. */
export const openButtonId = (id: string) => `open-event-${id}`;
/** The id of the button that opens its day sheet. */
export const sheetButtonId = (id: string) => `day-sheet-${id}`;

interface EventListProps {
  readonly events: readonly ListedEvent[];
  readonly onOpen: (id: string) => void;
}

/** Events that are not over in a table, or as cards. */
export function UpcomingList({ events, onOpen }: EventListProps) {
  const columns = [
    when,
    title,
    column(texts.guests, texts.guestsOf),
    column(texts.shifts, texts.shiftsOf),
    column(texts.state, ({ state }) => <StateTag state={state} />),
    column(texts.actions, (event) => <OpenButton event={event} onOpen={onOpen} />),
  ];
  return <Listed events={events} columns={columns} />;
}

interface PastListProps extends EventListProps {
  readonly onDaySheet: (id: string) => void;
}

/** Events that are over, with who came, in a table, or as cards. */
export function PastList({ events, onOpen, onDaySheet }: PastListProps) {
  const columns = [
    when,
    title,
    column(texts.came, texts.cameTo),
    column(texts.hours, texts.hoursOf),
    column(texts.marked, texts.markedOf),
    column(texts.actions, (event) => (
      <Flex gap="small">
        <OpenButton event={event} onOpen={onOpen} />
        <Button
          id={sheetButtonId(event.id)}
          aria-label={texts.daySheetOf(event)}
          onClick={() => onDaySheet(event.id)}
        >
          {texts.daySheet}
        </Button>
      </Flex>
    )),
  ];
  return <Listed events={events} columns={columns} />;
}

type Column = TableColumnsType<ListedEvent>[number];

function column(head: string, content: (event: ListedEvent) => ReactNode): Column {
  return { title: head, key: head, render: (_, event) => content(event) };
}

const when: Column = {
  ...column(texts.when, (event) => <When {...event} />),
  rowScope: 'row',
  className: 'words events__when',
};
const title: Column = {
  ...column(texts.event, (event) => <EventTitle event={event} />),
  className: 'words events__title',
};

/** On a card the title comes first. */
function Listed({
  events,
  columns,
}: {
  readonly events: EventListProps['events'];
  readonly columns: Column[];
}) {
  const [first = when, second = title, ...rest] = columns;
  return (
    <Rows label={texts.events} rows={events} columns={columns}>
      {(event) => <CardOf row={event} columns={[second, first, ...rest]} />}
    </Rows>
  );
}

function OpenButton({ event, onOpen }: Pick<EventListProps, 'onOpen'> & { readonly event: ListedEvent }) {
  return (
    <Button id={openButtonId(event.id)} aria-label={texts.openEvent(event)} onClick={() => onOpen(event.id)}>
      {texts.open}
    </Button>
  );
}
