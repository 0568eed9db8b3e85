import { Flex, type TableColumnsType, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { type DonorPlan, expectedOf } from '../../core/plans/donor-plans';
import { pageOf } from '../../core/shared/page-of';
import { useViewModel } from '../app/page-hooks';
import { queryFields } from '../shared/address/query-fields';
import { Facts } from '../shared/facts';
import { mapped } from '../shared/fetched/fetched';
import { ListPage } from '../shared/list/list-page';
import { useAddressQuery } from '../shared/list/list-query';
import { SubView } from '../shared/sub-view';
import { column, headColumn, More, Rows } from '../shared/table/rows';
import { donorPlansTexts as texts } from './donor-plans.texts';
import { DonorPlansViewModel } from './donor-plans.view-model';
import { TONES } from './plan-tones';

const plansAddress = queryFields({}, { size: 20 });

/** What donors give again and again: who, how much, when next, and who holds the plan. To look at only. */
export const DonorPlansTab = observer(function DonorPlansTab() {
  const plans = useViewModel(DonorPlansViewModel);
  const listQuery = useAddressQuery(plansAddress);
  return (
    <SubView title={texts.plans}>
      <p>{texts.intro}</p>
      <ListPage
        list={mapped(plans, (all) => ({ ...pageOf(all, listQuery.query), expected: expectedOf(all) }))}
        listQuery={listQuery}
        texts={{ ...texts.list, pages: texts.pages }}
        head={({ total, expected }) =>
          total > 0 && <Facts label={texts.expected} facts={texts.sums(expected)} layout="figures" />
        }
      >
        {({ items }) => <Plans plans={items} />}
      </ListPage>
    </SubView>
  );
});

function Plans({ plans }: { readonly plans: readonly DonorPlan[] }) {
  return (
    <Rows size="small" label={texts.plans} rows={plans} columns={COLUMNS}>
      {(plan) => (
        <>
          <Flex justify="space-between" align="start" gap="small">
            <strong className="words">{plan.donor.name}</strong>
            <Standing plan={plan} />
          </Flex>
          <More texts={[plan.donor.email]} />
          <div>{texts.named(plan)}</div>
          <More
            texts={[
              `${texts.next}: ${texts.nextDay(plan)}`,
              `${texts.received}: ${texts.paid(plan)}`,
              `${texts.holder}: ${texts.heldBy(plan)}`,
            ]}
          />
        </>
      )}
    </Rows>
  );
}

function Standing({ plan: { standing } }: { readonly plan: DonorPlan }) {
  return (
    <Tag color={TONES[standing]}>
      <span>{texts.standings[standing]}</span>
    </Tag>
  );
}

const COLUMNS: TableColumnsType<DonorPlan> = [
  headColumn(texts.donor, ({ donor }) => (
    <>
      <span>{donor.name}</span>
      <More texts={[donor.email]} />
    </>
  )),
  column(texts.amount, texts.named),
  column(texts.next, texts.nextDay),
  column(texts.state, (plan) => <Standing plan={plan} />),
  column(texts.received, (plan) => (
    <>
      <span>{texts.paid(plan)}</span>
      <More texts={[`${texts.last}: ${texts.lastDay(plan)}`]} />
    </>
  )),
  column(texts.holder, texts.heldBy),
];
