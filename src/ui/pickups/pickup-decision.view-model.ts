import { action, makeObservable, observableRef } from 'mobx';
import type { DecidePickup } from '../../core/donations/decide-pickup';
import type { Pickup } from '../../core/donations/pickup';
import { findDecisionFaults, type PickupDecision } from '../../core/donations/pickup-decision';
import { calendarDateAt, daysAfter } from '../../core/shared/calendar-date';
import type { Clock } from '../../core/shared/clock.port';
import { linesOfText } from '../../core/shared/goods-line';
import { instantAt, timeAt } from '../../core/shared/pacific-time';
import { FormState } from '../shared/form/form-state';
import { submitForm } from '../shared/form/submit-form';
import { type GoodsLineValues, linesOfValues, valuesOfLines } from '../shared/goods-lines/goods-line-values';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { formatInstant } from '../shared/pacific';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { pickupsTexts as texts } from './pickups.texts';

/** What the dialog asks for; each decision uses its own part. */
export interface DecisionValues {
  /** 'YYYY-MM-DD' and '09:30' in Las Vegas. */
  readonly date: string;
  readonly time: string;
  readonly reason: string;
  /** What came. */
  readonly goods: readonly GoodsLineValues[];
}

const FIRST_TIME = '10:00';

/** The decision that somebody is making about a pickup. */
export class PickupDecisionViewModel {
  readonly form = new FormState();
  /** The pickup and the kind of decision; null while nobody decides. */
  open: { readonly pickup: Pickup; readonly state: PickupDecision['state'] } | null = null;

  constructor(
    private readonly decidePickup: Pick<DecidePickup, 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    private readonly clock: Clock,
  ) {
    makeObservable(this, { open: observableRef, begin: action, end: action });
  }

  /** Asks for a decision, and answers what the dialog holds at first. */
  begin(pickup: Pickup, state: PickupDecision['state']): void {
    this.form.clear();
    this.open = { pickup, state };
  }

  end(): void {
    this.open = null;
  }

  /** What stands in the dialog at first: the time that the pickup has, or tomorrow at ten, and what the donor wrote. */
  get initial(): DecisionValues {
    const at = this.open?.pickup.scheduledAt ?? null;
    const date = at === null ? daysAfter(calendarDateAt(this.clock.now()), 1) : calendarDateAt(at);
    const goods = valuesOfLines(linesOfText(this.open?.pickup.items ?? ''));
    return { date, time: at === null ? FIRST_TIME : timeAt(at), reason: '', goods };
  }

  /** Keeps the decision and answers whether that is done; a conflict closes the dialog too, since the list has changed. */
  async submit(values: DecisionValues): Promise<boolean> {
    const { open } = this;
    if (!open) return false;
    const decision = decisionOf(open.state, values);
    const done = await submitForm(this.form, this.toasts, {
      faults: findDecisionFaults(decision, this.clock.now()),
      execute: () => this.decidePickup.execute(open.pickup, decision),
      explain: (fault) =>
        fault.field === 'goods'
          ? { field: 'goods', message: goodsLinesTexts.problem(fault) }
          : {
              field: fault.field === 'at' ? 'date' : fault.field,
              message: texts.faults[fault.field][fault.fault],
            },
      done: ({ scheduledAt }) => ({
        title:
          decision.state === 'scheduled'
            ? texts.done.scheduled(formatInstant(scheduledAt ?? decision.at))
            : texts.done[decision.state],
      }),
      failed: ({ code }) => {
        if (code === 'conflict' || code === 'not-found') this.end();
        return { title: texts.failedTitle, description: texts.decideFailed[code] };
      },
    });
    if (done) this.end();
    return done;
  }
}

function decisionOf(
  state: PickupDecision['state'],
  { date, time, reason, goods }: DecisionValues,
): PickupDecision {
  switch (state) {
    case 'scheduled':
      return { state, at: instantAt(date, time) ?? Number.NaN };
    case 'collected':
      return { state, goods: linesOfValues(goods) };
    case 'declined':
      return { state, reason };
  }
}
