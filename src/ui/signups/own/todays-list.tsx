import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { pairText } from '../../../core/shared/sizes/shoe-size';
import { useViewModel } from '../../app/page-hooks';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { PaperLogo } from '../../shared/paper/paper-logo';
import { SubView } from '../../shared/sub-view';
import { FigureTable } from '../../shared/table/figure-table';
import { ownSignupsTexts } from './own-signups.texts';
import { TodaysListViewModel } from './own-signups.view-model';

const { schedule: texts } = ownSignupsTexts;

interface TodaysListProps {
  readonly eventId: string;
  readonly onBack: () => void;
}

/** The guests of an event on its day, on screen and on paper: first names, sizes and times, nothing else. */
export const TodaysList = observer(function TodaysList({ eventId, onBack }: TodaysListProps) {
  const viewModel = useViewModel(TodaysListViewModel);
  useEffect(() => void viewModel.open({ eventId }), [viewModel, eventId]);
  return (
    <div className="paper">
      <PaperLogo />
      <SubView
        title={texts.todaysList}
        back={{ text: texts.back, onPress: onBack }}
        action={!!viewModel.value?.length && <Button onClick={() => window.print()}>{texts.print}</Button>}
      >
        <FetchedPart
          fetched={viewModel}
          texts={{
            loading: texts.loadingList,
            readFailed: texts.listFailed,
            gone: texts.listGone,
            none: { title: texts.todaysEmpty, next: texts.todaysEmptyNext },
          }}
          rows={6}
        >
          {(guests) => (
            <FigureTable
              label={texts.todaysList}
              heads={[texts.listHead.name, texts.listHead.sizes, texts.listHead.time]}
              rows={guests.map(({ firstName, pairs, startsAt }, index) => ({
                id: String(index),
                name: firstName,
                cells: [pairs.map(pairText).join(', '), texts.time(startsAt)],
              }))}
            />
          )}
        </FetchedPart>
      </SubView>
    </div>
  );
});
