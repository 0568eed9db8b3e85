import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type ListedPickup, PICKUP_STATES, type Pickup } from '../../core/pickups/pickup';
import type { PickupDecision } from '../../core/pickups/pickup-decision';
import { isCalendarDate } from '../../core/shared/time/calendar';
import { useViewModel } from '../app/page-hooks';
import { choice, queryFields, text } from '../shared/address/query-fields';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { countedStates } from '../shared/list/counted-states';
import { ListOrOne } from '../shared/list/list-or-one';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { DayList } from './day-list';
import { PickupDialog, WholePickupDialog } from './pickup-dialog';
import { PickupList } from './pickup-list';
import { pickupsTexts as texts } from './pickups.texts';
import { PickupDecisionViewModel, PickupListViewModel } from './pickups.view-model';

const DAY_LIST = 'pickups-day-list';
const pickupAddress = queryFields({ search: text(), state: choice(PICKUP_STATES) }, { size: 20 });

/**
 * Pickups of shoes and clothing: what was asked for, when it is collected, and the driver's list of a day. The address
 * keeps the question and the day (?tab=pickups&state=requested, ?tab=pickups&day=2026-11-23).
 */
export function PickupsTab() {
  const list = useViewModel(PickupListViewModel);
  const [, setAddress] = useAddress();
  return (
    <ListOrOne
      title={texts.pickups}
      headingLevel={2}
      name="day"
      isId={isCalendarDate}
      opener={DAY_LIST}
      action={(open) => (
        <Button id={DAY_LIST} onClick={() => open(list.tomorrow)}>
          {texts.dayList}
        </Button>
      )}
      list={() => <AllPickups list={list} />}
      record={(day, close) => (
        <DayList
          day={day}
          onDay={(next) => setAddress((now) => withQuery(now, { day: next }))}
          onBack={close}
        />
      )}
    />
  );
}

/** What was asked for, with the dialogs in which it is read and decided. */
const AllPickups = observer(function AllPickups({ list }: { readonly list: PickupListViewModel }) {
  const decision = useViewModel(PickupDecisionViewModel);
  const [shown, setShown] = useState<Pickup | null>(null);
  const decide = async (pickup: ListedPickup, next: PickupDecision['state']) => {
    const read = await list.whole(pickup);
    if (read) decision.begin(read, next);
  };
  const listQuery = useListQuery(list, pickupAddress);
  const all = { label: texts.all, states: PICKUP_STATES };
  const states = countedStates(texts.states, list.value?.counts, all);
  return (
    <>
      <ListPage
        list={list}
        listQuery={listQuery}
        texts={texts.list}
        search={{ label: texts.search, hint: texts.searchHint }}
        filters={[{ name: 'state', label: texts.show, options: states }]}
      >
        {({ items }) => (
          <PickupList
            pickups={items}
            onDecide={(pickup, next) => void decide(pickup, next)}
            onReadAll={(pickup) => void list.whole(pickup).then(setShown)}
          />
        )}
      </ListPage>
      <WholePickupDialog shown={shown} onClose={() => setShown(null)} />
      <PickupDialog viewModel={decision} onDone={() => void list.load()} />
    </>
  );
});
