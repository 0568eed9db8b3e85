import { Flex, type TableColumnsType, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type DonorPlan, expectedOf } from '../../core/plans/donor-plans';
import { useViewModel } from '../app/page-hooks';
import { Facts } from '../shared/facts';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { Pager } from '../shared/list/pager';
import { SubView } from '../shared/sub-view';
import { column, headColumn, More, Rows } from '../shared/table/rows';
import { donorPlansTexts as texts } from './donor-plans.texts';
import { DonorPlansViewModel } from './donor-plans.view-model';

const PAGE_SIZE = 20;

/** What donors give again and again: who, how much, when next, and who holds the plan. To look at only. */
export const DonorPlansTab = observer(function DonorPlansTab() {
  const plans = useViewModel(DonorPlansViewModel);
  return (
    <SubView title={texts.plans}>
      <p>{texts.intro}</p>
      <FetchedPart fetched={plans} texts={texts.list}>
        {(value) => <Plans plans={value} />}
      </FetchedPart>
    </SubView>
  );
});

function Plans({ plans }: { readonly plans: readonly DonorPlan[] }) {
  const [page, setPage] = useState(1);
  return (
    <Flex vertical gap="middle">
      <Facts label={texts.expected} facts={texts.sums(expectedOf(plans))} isStrong />
      <Rows
        size="small"
        label={texts.plans}
        rows={plans.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        columns={COLUMNS}
      >
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
      <Pager label={texts.pages} page={page} size={PAGE_SIZE} total={plans.length} onPage={setPage} />
    </Flex>
  );
}

const TONES = { active: 'success', paused: 'default', failing: 'warning', ended: 'default' } as const;

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
