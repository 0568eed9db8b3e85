import type { TableColumnsType } from 'antd';
import type { ListedEvent } from '../../core/events/event-view';
import { OpenLink } from '../shared/list/openings';
import { actionsColumn, column, headColumn, Rows } from '../shared/table/rows';
import { EventTitle, StateTag, When } from './event-parts';
import { eventsTexts as texts } from './events.texts';

interface EventListProps {
  readonly events: readonly ListedEvent[];
}

type Columns = TableColumnsType<ListedEvent>;

/** Events that are not over in a table, or as cards. */
export function UpcomingList({ events }: EventListProps) {
  const columns: Columns = [
    ...firstColumns(events),
    column(texts.guests, texts.guestsOf),
    column(texts.shifts, texts.shiftsOf),
    column(texts.state, ({ state }) => <StateTag state={state} />),
  ];
  return <Rows label={texts.events} rows={events} columns={columns} first={texts.event} />;
}

/** Events that are over, with who came, in a table, or as cards. */
export function PastList({ events }: EventListProps) {
  const columns: Columns = [
    ...firstColumns(events),
    column(texts.came, texts.cameTo),
    column(texts.hours, texts.hoursOf),
    column(texts.marked, texts.markedOf),
    actionsColumn(texts.actions, (event) => (
      <OpenLink id={event.id} view="day" detail={texts.named(event)}>
        {texts.daySheet}
      </OpenLink>
    )),
  ];
  return <Rows label={texts.events} rows={events} columns={columns} first={texts.event} />;
}

/** When an event is, and its title; on a card the title comes first. */
function firstColumns(events: readonly ListedEvent[]): Columns {
  const isRepeated = ({ id, title }: ListedEvent) =>
    events.some((otherEvent) => otherEvent.id !== id && otherEvent.title === title);
  return [
    headColumn(texts.when, (event) => <When {...event} />, { className: 'words events__when' }),
    column(texts.event, (event) => <EventTitle event={event} isRepeated={isRepeated(event)} />, {
      className: 'words events__title',
    }),
  ];
}
