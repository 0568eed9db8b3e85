import { Button, Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { type ListedPickup, PICKUP_STATES, type PickupCounts } from '../../core/pickups/pickup';
import type { PickupDecision } from '../../core/pickups/pickup-decision';
import type { PickupQuery } from '../../core/pickups/pickup-query';
import { isCalendarDate } from '../../core/shared/time/calendar-date';
import { useViewModel } from '../app/use-view-model';
import { useAddress } from '../shared/address/use-address';
import { NativeSelect } from '../shared/native-select';
import { ListFilters } from '../shared/paged/list-filters';
import { PagedList } from '../shared/paged/paged-list';
import { withQuery } from '../shared/paged/with-query';
import { SubView } from '../shared/sub-view';
import { DayList } from './day-list';
import { isNarrowed, queryOf } from './pickup-address';
import { PickupDecisionViewModel } from './pickup-decision.view-model';
import { PickupDialog } from './pickup-dialog';
import { PickupList } from './pickup-list';
import { PickupListViewModel } from './pickup-list.view-model';
import { pickupsTexts as texts } from './pickups.texts';
import { WholePickupViewModel } from './whole-pickup.view-model';
import { WholePickupDialog } from './whole-pickup-dialog';

const DAY_LIST = 'pickups-day-list';

/**
 * Pickups of shoes and clothing: what was asked for, when it is collected, and the driver's list of a day. The address
 * keeps the question and the day (?tab=pickups&state=requested, ?tab=pickups&day=2026-11-23).
 */
export const PickupsTab = observer(function PickupsTab() {
  const list = useViewModel(PickupListViewModel);
  const decision = useViewModel(PickupDecisionViewModel);
  const whole = useViewModel(WholePickupViewModel);
  const decide = async (pickup: ListedPickup, next: PickupDecision['state']) => {
    const read = await whole.fetch(pickup);
    if (read) decision.begin(read, next);
  };
  const [address, setAddress] = useAddress();
  const query = queryOf(address);
  const asked = JSON.stringify(query);
  useEffect(() => void list.show(JSON.parse(asked) as PickupQuery), [list, asked]);
  /** The id of the button that led to the day list. It gets the focus back. */
  const opener = useRef<string>(undefined);
  const day = address.get('day') ?? '';
  const showDay = (next: string | null) => setAddress((now) => withQuery(now, { day: next }));

  if (isCalendarDate(day)) return <DayList day={day} onDay={showDay} onBack={() => showDay(null)} />;
  const { state } = list;
  return (
    <SubView
      title={texts.pickups}
      headingLevel={2}
      opener={opener.current}
      action={
        <Button
          id={DAY_LIST}
          onClick={() => {
            opener.current = DAY_LIST;
            showDay(list.tomorrow);
          }}
        >
          {texts.dayList}
        </Button>
      }
    >
      <PickupFilters
        query={query}
        counts={state.status === 'ready' ? state.page.counts : undefined}
        onChange={(changed) => setAddress((now) => withQuery(now, { ...changed }))}
      />
      <PagedList
        state={state}
        loading={texts.loading}
        failed={texts.readFailed}
        empty={isNarrowed(query) ? texts.notFound : texts.none}
        query={query}
        onPage={(page) => setAddress((now) => withQuery(now, { page }))}
        onRetry={() => void list.retry()}
      >
        {({ items }) => (
          <PickupList
            pickups={items}
            onDecide={(pickup, next) => void decide(pickup, next)}
            onReadAll={(pickup) => void whole.show(pickup)}
          />
        )}
      </PagedList>
      <WholePickupDialog viewModel={whole} />
      <PickupDialog viewModel={decision} onDone={() => void list.load()} />
    </SubView>
  );
});

interface PickupFiltersProps {
  readonly query: PickupQuery;
  /** Undefined until they are known. */
  readonly counts: PickupCounts | undefined;
  readonly onChange: (changed: Partial<PickupQuery>) => void;
}

/** What pickups are found by. Words are looked for on Enter, the state at once. */
function PickupFilters({ query, counts, onChange }: PickupFiltersProps) {
  const sum = Object.values(counts ?? {}).reduce((total, count) => total + count, 0);
  const choices = [
    { value: '', label: texts.all(sum) },
    ...PICKUP_STATES.map((state) => ({
      value: state,
      label: texts.inState(texts.states[state], counts?.[state] ?? 0),
    })),
  ];
  return (
    <ListFilters
      label={texts.filters}
      search={{ label: texts.search, hint: texts.searchHint, value: query.search }}
      onSearch={(search) => onChange({ search })}
      onClear={isNarrowed(query) ? () => onChange({ search: '', state: null }) : undefined}
    >
      <Form.Item label={texts.show} htmlFor="pickups-state">
        <NativeSelect
          id="pickups-state"
          options={choices}
          value={query.state ?? ''}
          onChange={(value) => onChange({ state: PICKUP_STATES.find((state) => state === value) ?? null })}
        />
      </Form.Item>
    </ListFilters>
  );
}
