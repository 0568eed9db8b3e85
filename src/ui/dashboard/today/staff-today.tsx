import { observer } from 'mobx-react-lite';
import { pathOf } from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { StaffTodayViewModel } from './staff-today.view-model';
import { todayTexts as texts } from './today.texts';
import { TodayList } from './today-list';

/** The events of today of a manager's programs, each with its day sheet. */
export const StaffToday = observer(function StaffToday() {
  const today = useViewModel(StaffTodayViewModel);
  const items = (today.value ?? []).map(({ id, title, startsAt, marked, people }) => ({
    id,
    text: texts.marked(texts.line(title, startsAt, today.now()), marked, people),
    to: `${pathOf('events')}?event=${encodeURIComponent(id)}&view=day`,
    action: texts.openDaySheet,
    label: texts.openDaySheetOf(title, startsAt),
  }));
  return <TodayList items={items} />;
});
