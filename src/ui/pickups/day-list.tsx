import { Button, Flex, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Pickup } from '../../core/pickups/pickup';
import { formatDayAt, formatTime } from '../../core/shared/text/format';
import { type CalendarDate, isCalendarDate, LAST_DAY, startOfDay } from '../../core/shared/time/calendar';
import { useViewModel } from '../app/page-hooks';
import { Labeled } from '../shared/control/native-select';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { PaperLogo } from '../shared/paper/paper-logo';
import { SubView } from '../shared/sub-view';
import { FigureTable } from '../shared/table/figure-table';
import { pickupsTexts as texts } from './pickups.texts';
import { DayListViewModel } from './pickups.view-model';
import './pickups.css';

interface DayListProps {
  readonly day: CalendarDate;
  readonly onDay: (day: CalendarDate) => void;
  readonly onBack: () => void;
}

/** The driver's list of a day, on screen and on paper: what the driver needs, and nothing else of the donors. */
export const DayList = observer(function DayList({ day, onDay, onBack }: DayListProps) {
  const viewModel = useViewModel(DayListViewModel);
  useEffect(() => void viewModel.show({ day }), [viewModel, day]);
  return (
    <div className="day-list paper">
      <PaperLogo />
      <SubView
        title={texts.onDay(formatDayAt(startOfDay(day)))}
        back={{ text: texts.backToList, onPress: onBack }}
        action={
          !!viewModel.value?.length && (
            <Button type="primary" onClick={() => window.print()}>
              {texts.print}
            </Button>
          )
        }
      >
        <Flex className="screen-only">
          <Labeled label={texts.day}>
            {(id) => (
              <Input
                id={id}
                type="date"
                max={LAST_DAY}
                value={day}
                onChange={({ target: { value } }) => isCalendarDate(value) && onDay(value)}
              />
            )}
          </Labeled>
        </Flex>
        <FetchedPart
          fetched={viewModel}
          texts={{ ...texts.list, none: texts.nothingOnDay }}
          rows={6}
          announcement={({ length }) => (length === 0 ? texts.nothingOnDay.title : texts.stops(length))}
        >
          {(stops) => <Stops stops={stops} />}
        </FetchedPart>
      </SubView>
    </div>
  );
});

function Stops({ stops }: { readonly stops: readonly Pickup[] }) {
  return (
    <>
      <p aria-hidden="true">{texts.stops(stops.length)}</p>
      <FigureTable
        label={texts.pickups}
        heads={[texts.when, texts.who, texts.where, texts.what, texts.counted]}
        rows={stops.map(({ id, scheduledAt, name, phone, address, items, message }) => ({
          id,
          name: formatTime(scheduledAt ?? 0),
          cells: [
            <>
              <span>{name}</span>
              <br />
              <span>{phone}</span>
            </>,
            address,
            <>
              <p className="pickup__text">{items}</p>
              {message !== '' && <p className="pickup__text pickup__note">{message}</p>}
            </>,
            // For the driver's pen.
            '',
          ],
        }))}
      />
    </>
  );
}
