import { observer } from 'mobx-react-lite';
import { pathOf } from '../../../core/navigation/paths';
import type { MarkedEvents } from '../waiting/marked-events';
import type { StaffTodayViewModel } from './staff-today.view-model';
import { todayTexts as texts } from './today.texts';
import { TodayList } from './today-list';

interface StaffTodayProps {
  readonly today: StaffTodayViewModel;
  readonly marked: MarkedEvents;
}

/** The events whose people are still to be marked, each with its day sheet. Renders nothing without any. */
export const StaffToday = observer(function StaffToday({ today, marked }: StaffTodayProps) {
  const items = (today.value ?? []).map(({ id, title, startsAt, isOver, marked: done, people }) => ({
    id,
    name: [{ text: title, lang: undefined }],
    facts: [texts.when(startsAt, today.now()), ...(people > 0 ? [texts.marked(done, people)] : [])],
    to: `${listOf(marked, isOver)}event=${encodeURIComponent(id)}&view=day`,
    action: texts.openDaySheet,
    label: texts.openDaySheetOf(title, startsAt),
  }));
  return <TodayList items={items} />;
});

/** The address of the list that an event stands in, to be continued. */
function listOf(marked: MarkedEvents, isOver: boolean): string {
  if (marked === 'managed') return `${pathOf('events')}?${isOver ? 'tab=past&' : ''}`;
  return `${pathOf(isOver ? 'events/past-events' : 'events/upcoming-events')}?`;
}
