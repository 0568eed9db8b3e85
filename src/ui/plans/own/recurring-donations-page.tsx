import { Button, Card, Flex, Form, Input, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { type OwnPlan, PLAN_INTERVALS, type PlanChange } from '../../../core/plans/plan';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { FormDialog, type FormEnds } from '../../shared/dialog/form-dialog';
import { Facts } from '../../shared/facts';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { StateForm } from '../../shared/form/state-form';
import { Page } from '../../shared/page';
import { TONES } from '../plan-tones';
import { ownPlansTexts as texts } from './own-plans.texts';
import { OwnPlansViewModel } from './own-plans.view-model';

interface RecurringDonationsPageProps {
  /** Address of the hosted form on which people pay. */
  readonly donationFormUrl: string;
}

/** What the person gives again and again: the facts, and what can be done where the foundation holds it. */
export const RecurringDonationsPage = observer(function RecurringDonationsPage({
  donationFormUrl,
}: RecurringDonationsPageProps) {
  const viewModel = useViewModel(OwnPlansViewModel);
  const [isStarting, setStarting] = useState(false);
  const { ask, dialog } = useConfirmDialog(texts.keep);
  const list = useRef<HTMLDivElement>(null);
  const change = async (plan: OwnPlan, planChange: PlanChange) => {
    await viewModel.change(plan, planChange);
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) list.current?.focus();
  };
  const handleChange = (plan: OwnPlan, planChange: PlanChange) => {
    if (planChange === 'resume') return void change(plan, planChange);
    const { text, ...question } = texts.ask[planChange];
    ask({ ...question, text: text(plan), onConfirm: () => void change(plan, planChange) });
  };
  const startWith = (text: string) => (
    <Button type="primary" onClick={() => setStarting(true)}>
      {text}
    </Button>
  );
  return (
    <Page title={texts.title}>
      <FetchedPart fetched={viewModel} texts={texts} start={startWith(texts.startFirst)}>
        {(plans) => (
          <Flex vertical gap="middle" align="start">
            {startWith(texts.start)}
            <div ref={list} tabIndex={-1} style={{ width: '100%' }}>
              <Flex component="ul" vertical gap="small" aria-label={texts.plans}>
                {plans.map((plan) => (
                  <li key={plan.id}>
                    <PlanCard
                      plan={plan}
                      donationFormUrl={donationFormUrl}
                      isBusy={viewModel.changing.isSending}
                      onChange={(planChange) => handleChange(plan, planChange)}
                    />
                  </li>
                ))}
              </Flex>
            </div>
          </Flex>
        )}
      </FetchedPart>
      <FormDialog open={isStarting} title={texts.start} onClose={() => setStarting(false)}>
        {(ends) => <PlanForm viewModel={viewModel} {...ends} />}
      </FormDialog>
      {dialog}
    </Page>
  );
});

/** What can be done with a plan that the foundation holds. */
const CHANGES: Readonly<Record<OwnPlan['standing'], readonly PlanChange[]>> = {
  active: ['pause', 'stop'],
  failing: ['pause', 'stop'],
  paused: ['resume', 'stop'],
  ended: [],
};

interface PlanCardProps extends RecurringDonationsPageProps {
  readonly plan: OwnPlan;
  readonly isBusy: boolean;
  readonly onChange: (change: PlanChange) => void;
}

function PlanCard({ plan, donationFormUrl, isBusy, onChange }: PlanCardProps) {
  const { provider, standing } = plan;
  const title = `plan-${plan.id}`;
  const facts = [
    [texts.next, texts.nextDay(plan)],
    [texts.last, texts.lastDay(plan)],
    [texts.received, texts.paid(plan)],
    [texts.first, texts.firstDay(plan)],
    [texts.holder, provider ?? texts.us],
  ] as const;
  const isRunning = standing === 'active' || standing === 'failing';
  return (
    <Card
      title={
        <h2 style={{ whiteSpace: 'normal' }} id={title}>
          {texts.named(plan)}
        </h2>
      }
      extra={
        <Tag color={TONES[standing]}>
          <span>{texts.standings[standing]}</span>
        </Tag>
      }
    >
      <Flex vertical gap="middle">
        {standing === 'failing' && <p>{texts.missing(plan)}</p>}
        <Facts facts={facts} />
        {standing !== 'ended' && <p>{provider === null ? texts.ours : texts.providers(provider)}</p>}
        <Flex wrap gap="small">
          {(provider !== null || isRunning) && (
            <Button
              href={donationFormUrl}
              target="_blank"
              rel="noopener noreferrer"
              type={provider === null ? 'primary' : 'default'}
            >
              <span>
                <span>{provider === null ? texts.pay : texts.openProvider(provider)}</span>{' '}
                <span className="visually-hidden">{texts.opensInNewTab}</span>
              </span>
            </Button>
          )}
          {(provider === null ? CHANGES[standing] : []).map((change) => (
            <Button
              key={change}
              aria-describedby={title}
              aria-disabled={isBusy || undefined}
              onClick={() => onChange(change)}
            >
              {texts.actions[change]}
            </Button>
          ))}
        </Flex>
      </Flex>
    </Card>
  );
}

/** Asks what somebody means to give again and again. */
function PlanForm({ viewModel, ...ends }: { readonly viewModel: OwnPlansViewModel } & FormEnds) {
  const [first] = useState(() => viewModel.begin());
  const { labels, intervals, startsOnHint, submit, loss } = texts.form;
  return (
    <StateForm
      name="plan"
      label={texts.start}
      state={viewModel.form}
      initial={first}
      onSubmit={(values) => viewModel.submit(values)}
      {...ends}
      submit={submit}
      loss={loss}
    >
      <p>{texts.ours}</p>
      <Form.Item name="amount" label={labels.amount} required>
        <Input prefix="$" inputMode="decimal" />
      </Form.Item>
      <Form.Item name="interval" label={labels.interval}>
        <NativeSelect options={optionsOf(PLAN_INTERVALS, intervals)} />
      </Form.Item>
      <Form.Item name="startsOn" label={labels.startsOn} required extra={startsOnHint}>
        <Input type="date" max={LAST_DAY} />
      </Form.Item>
    </StateForm>
  );
}
