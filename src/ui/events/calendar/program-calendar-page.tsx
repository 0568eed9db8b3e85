import { Button, Flex, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { createElement, useEffect } from 'react';
import { monthsAfter } from '../../../core/shared/time/months';
import { useViewModel } from '../../app/page-hooks';
import { useMediaQuery } from '../../app/use-media-query';
import { CalendarAddress } from '../../calendar/calendar-address';
import { CalendarButton } from '../../calendar/calendar-button';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { LinkButton } from '../../shared/control/link-button';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { Page } from '../../shared/page';
import { PaperLogo } from '../../shared/paper/paper-logo';
import { useEventPaths } from '../event-parts';
import { staffCalendarOf } from '../staff-calendar';
import { calendarTexts as texts } from './calendar.texts';
import { CalendarViewModel } from './calendar.view-model';
import { ComingDays, DayList, MonthView } from './calendar-views';
import { daysOf, eventsOf, monthIn } from './month-days';

const VIEWS = ['list', 'month'] as const;

/**
 * The page behind a program manager's menu entry 'Program Calendar': a month as a list of days, or as a table. The address holds
 * both (?view=month&month=2026-12). A phone has no room for a table, and paper always has the list.
 */
export const ProgramCalendarPage = observer(function ProgramCalendarPage() {
  const calendar = useViewModel(CalendarViewModel);
  const [address, setAddress] = useAddress();
  const { create, canCreate } = useEventPaths();
  const isPhone = useMediaQuery('phone');
  const { thisMonth } = calendar;
  const month = monthIn(address.get('month')) ?? thisMonth;
  const view = address.get('view') === 'month' ? 'month' : 'list';
  // Late in a month most of it is over: the list goes on with the next one.
  const isComing = view === 'list' && month === thisMonth;
  useEffect(() => {
    const days = isComing ? { ...daysOf(month), to: daysOf(monthsAfter(month, 1)).to } : daysOf(month);
    void calendar.show({ search: '', programId: null, ...days });
  }, [calendar, month, isComing]);
  const show = (next: string) =>
    setAddress((now) => withQuery(now, { month: next === thisMonth ? null : next }));
  const monthView = view === 'month' && !isPhone ? MonthView : DayList;
  return (
    <Page title={texts.title}>
      <Flex wrap gap="small" align="center" justify="space-between" className="screen-only">
        <Radio.Group
          aria-label={texts.view}
          optionType="button"
          value={view}
          options={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
          onChange={({ target }) =>
            setAddress((now) => withQuery(now, { view: target.value === 'month' ? 'month' : null }))
          }
        />
        <Flex wrap gap="small">
          <Button onClick={() => show(monthsAfter(month, -1))}>{texts.previous}</Button>
          <Button onClick={() => show(thisMonth)}>{texts.now}</Button>
          <Button onClick={() => show(monthsAfter(month, 1))}>{texts.next}</Button>
          {calendar.value && <CalendarButton make={async (site) => staffCalendarOf(calendar.value, site)} />}
          <Button onClick={() => window.print()}>{texts.print}</Button>
        </Flex>
      </Flex>
      <div className="paper calendar">
        <PaperLogo />
        <FetchedPart
          fetched={calendar}
          texts={texts}
          start={canCreate && <LinkButton to={create}>{texts.create}</LinkButton>}
          announcement={(events) => texts.said(month, eventsOf(month, events).length)}
        >
          {(events) => {
            if (isComing) return <ComingDays month={month} events={events} today={calendar.today} />;
            return createElement(monthView, { month, events: eventsOf(month, events) });
          }}
        </FetchedPart>
      </div>
      <div className="screen-only">
        <CalendarAddress />
      </div>
    </Page>
  );
});
