import { Alert, Button, Flex, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Pickup } from '../../core/pickups/pickup';
import { type CalendarDate, isCalendarDate, LAST_DAY, startOfDay } from '../../core/shared/time/calendar';
import { useSharedViewModel, useViewModel } from '../app/page-hooks';
import { Labeled } from '../shared/control/native-select';
import { fetchedTexts } from '../shared/fetched/fetched.texts';
import { Loading } from '../shared/fetched/fetched-part';
import { Picture } from '../shared/picture';
import { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import { SubView } from '../shared/sub-view';
import { formatDay, formatTime } from '../shared/text/pacific';
import { DayListViewModel } from './day-list.view-model';
import { pickupsTexts as texts } from './pickups.texts';
import './pickups.css';

interface DayListProps {
  readonly day: CalendarDate;
  readonly onDay: (day: CalendarDate) => void;
  readonly onBack: () => void;
}

/** The driver's list of a day, on screen and on paper: what the driver needs, and nothing else of the donors. */
export const DayList = observer(function DayList({ day, onDay, onBack }: DayListProps) {
  const viewModel = useViewModel(DayListViewModel);
  const { brandAssets, siteSettings } = useSharedViewModel(SiteContentViewModel).content;
  useEffect(() => void viewModel.show(day), [viewModel, day]);
  const { state } = viewModel;
  const stops = state.status === 'ready' ? state.value : [];
  return (
    <div className="day-list">
      <Picture className="day-list__logo" src={brandAssets.logos.color} alt={siteSettings.siteName} />
      <SubView
        title={texts.onDay(formatDay(startOfDay(day)))}
        headingLevel={2}
        back={{ text: texts.backToList, onPress: onBack }}
        action={
          stops.length > 0 && (
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
        <p role="status">
          {state.status === 'loading' && <span className="visually-hidden">{texts.loading}</span>}
          {state.status === 'ready' &&
            (stops.length === 0 ? texts.nothingOnDay.title : texts.stops(stops.length))}
        </p>
        {state.status === 'loading' && <Loading rows={6} />}
        {state.status === 'failed' && (
          <Alert
            type="error"
            showIcon
            title={texts.readFailed[state.failure]}
            action={<Button onClick={() => void viewModel.retry()}>{fetchedTexts.tryAgain}</Button>}
          />
        )}
        {state.status === 'ready' &&
          (stops.length === 0 ? <p>{texts.nothingOnDay.next}</p> : <Stops stops={stops} />)}
      </SubView>
    </div>
  );
});

function Stops({ stops }: { readonly stops: readonly Pickup[] }) {
  return (
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
  );
}
