import { Button, Flex, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Pickup } from '../../core/pickups/pickup';
import { type CalendarDate, isCalendarDate, LAST_DAY, startOfDay } from '../../core/shared/time/calendar';
import { useViewModel } from '../app/page-hooks';
import { Labeled } from '../shared/control/native-select';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { PaperLogo } from '../shared/paper/paper-logo';
import { SubView } from '../shared/sub-view';
import { formatDay, formatTime } from '../shared/text/pacific';
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
        title={texts.onDay(formatDay(startOfDay(day)))}
        headingLevel={2}
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
          texts={{ ...texts, none: texts.nothingOnDay }}
          rows={6}
          said={({ length }) => (length === 0 ? texts.nothingOnDay.title : texts.stops(length))}
        >
          {(found) => <Stops stops={found} />}
        </FetchedPart>
      </SubView>
    </div>
  );
});

function Stops({ stops }: { readonly stops: readonly Pickup[] }) {
  return (
    <>
      <p aria-hidden="true">{texts.stops(stops.length)}</p>
      <table className="day-list__stops">
        <thead>
          <tr>
            {[texts.when, texts.who, texts.where, texts.what, texts.counted].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map((pickup) => (
            <tr key={pickup.id}>
              <th scope="row">{formatTime(pickup.scheduledAt ?? 0)}</th>
              <td>
                {pickup.name}
                <br />
                {pickup.phone}
              </td>
              <td>{pickup.address}</td>
              <td>
                <p className="pickup__text">{pickup.items}</p>
                {pickup.message !== '' && <p className="pickup__text pickup__note">{pickup.message}</p>}
              </td>
              {/* For the driver's pen. */}
              <td className="day-list__counted" />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
