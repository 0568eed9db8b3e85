import { Button, Card, Flex, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { OwnPlan } from '../../../core/plans/own-plans';
import type { PlanChange } from '../../../core/plans/plan';
import { usePageTitle, useViewModel } from '../../app/page-hooks';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { Facts } from '../../shared/facts';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { ownGivingTexts } from './own-giving.texts';
import { OwnPlansViewModel } from './own-plans.view-model';
import { PlanFormDialog } from './plan-form-dialog';
import { plansTexts as texts } from './plans.texts';

interface RecurringDonationsPageProps {
  /** Address of the hosted form on which people pay. */
  readonly donationFormUrl: string;
}

/** A change that somebody is asked about before it is made. */
interface Asked {
  readonly plan: OwnPlan;
  readonly change: 'pause' | 'stop';
}

/** What the person gives again and again: the facts, and what can be done where the foundation holds it. */
export const RecurringDonationsPage = observer(function RecurringDonationsPage({
  donationFormUrl,
}: RecurringDonationsPageProps) {
  const viewModel = useViewModel(OwnPlansViewModel);
  const [isStarting, setStarting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  usePageTitle(texts.title);
  const change = async (plan: OwnPlan, what: PlanChange) => {
    await viewModel.change(plan, what);
    // The button that was pressed may be gone.
    if (document.activeElement === document.body) list.current?.focus();
  };
  const handleConfirm = () => {
    setAsking(false);
    if (asked) void change(asked.plan, asked.change);
  };
  return (
    <Flex vertical gap="middle">
      <h1>{texts.title}</h1>
      <FetchedPart fetched={viewModel} texts={ownGivingTexts}>
        {(plans) =>
          plans.length === 0 ? (
            <NothingHere title={texts.none} next={texts.noneNext}>
              <Button type="primary" onClick={() => setStarting(true)}>
                {texts.startFirst}
              </Button>
            </NothingHere>
          ) : (
            <Flex vertical gap="middle" align="start">
              <Button type="primary" onClick={() => setStarting(true)}>
                {texts.start}
              </Button>
              <div ref={list} tabIndex={-1} style={{ width: '100%' }}>
                <Flex component="ul" vertical gap="small" aria-label={texts.plans}>
                  {plans.map((plan) => (
                    <li key={plan.id}>
                      <PlanCard
                        plan={plan}
                        donationFormUrl={donationFormUrl}
                        isBusy={viewModel.changing !== null}
                        onResume={() => void change(plan, 'resume')}
                        onAsk={(what) => {
                          setAsked({ plan, change: what });
                          setAsking(true);
                        }}
                      />
                    </li>
                  ))}
                </Flex>
              </div>
            </Flex>
          )
        }
      </FetchedPart>
      <PlanFormDialog
        isOpen={isStarting}
        onDone={() => void viewModel.load()}
        onClose={() => setStarting(false)}
      />
      {asked && (
        <ConfirmDialog
          open={isAsking}
          title={texts.ask[asked.change].title}
          action={texts.ask[asked.change].action}
          dismissal={texts.keep}
          onConfirm={handleConfirm}
          onDismiss={() => setAsking(false)}
        >
          {texts.ask[asked.change].text(asked.plan)}
        </ConfirmDialog>
      )}
    </Flex>
  );
});

const TONES = { active: 'success', paused: 'default', failing: 'warning', ended: 'default' } as const;

interface PlanCardProps extends RecurringDonationsPageProps {
  readonly plan: OwnPlan;
  readonly isBusy: boolean;
  readonly onResume: () => void;
  readonly onAsk: (change: Asked['change']) => void;
}

function PlanCard({ plan, donationFormUrl, isBusy, onResume, onAsk }: PlanCardProps) {
  const { provider, standing } = plan;
  const title = `plan-${plan.id}`;
  const facts = [
    [texts.next, texts.nextDay(plan)],
    [texts.last, texts.lastDay(plan)],
    [texts.received, texts.paid(plan)],
    [texts.since, texts.sinceDay(plan)],
    [texts.holder, provider ?? texts.us],
  ] as const;
  const isRunning = standing === 'active' || standing === 'failing';
  const described = { 'aria-describedby': title, 'aria-disabled': isBusy || undefined };
  return (
    <Card
      title={
        <h2 style={{ whiteSpace: 'normal' }} id={title}>
          {texts.named(plan)}
        </h2>
      }
      extra={
        <Tag color={TONES[standing]} variant="outlined">
          {texts.standings[standing]}
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
                {provider === null ? texts.pay : texts.openProvider(provider)}{' '}
                <span className="visually-hidden">{texts.opensInNewTab}</span>
              </span>
            </Button>
          )}
          {provider === null && isRunning && (
            <Button {...described} onClick={() => onAsk('pause')}>
              {texts.actions.pause}
            </Button>
          )}
          {provider === null && standing === 'paused' && (
            <Button {...described} onClick={onResume}>
              {texts.actions.resume}
            </Button>
          )}
          {provider === null && standing !== 'ended' && (
            <Button {...described} onClick={() => onAsk('stop')}>
              {texts.actions.stop}
            </Button>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}
