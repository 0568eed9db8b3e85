import { action, makeObservable, observableRef } from 'mobx';
import type { Pickup } from '../../core/pickups/pickup';
import {
  findDecisionFaults,
  type PickupDecision,
  type PickupFault,
} from '../../core/pickups/pickup-decision';
import type { Pickups } from '../../core/pickups/pickups.api';
import { linesOfText } from '../../core/shared/goods/goods-line';
import { attempt, type Logger } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';
import {
  type CalendarDate,
  calendarDateAt,
  daysAfter,
  instantAt,
  timeAt,
} from '../../core/shared/time/calendar';
import { FormState, submitForm, type Toasts } from '../shared/form/form-state';
import { type GoodsLineValues, linesOfValues, valuesOfLines } from '../shared/goods-lines/goods-line-values';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { formatInstant } from '../shared/text/pacific';
import { pickupsTexts as texts } from './pickups.texts';

/** What the dialog asks for; each decision uses its own part. */
export interface DecisionValues {
  /** 'YYYY-MM-DD' and '09:30' in Las Vegas. */
  readonly date: string;
  readonly time: string;
  readonly reason: string;
  /** The day in Las Vegas on which it was picked up. */
  readonly collectedOn: CalendarDate;
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
    private readonly pickups: Pick<Pickups, 'decide'>,
    private readonly toasts: Toasts,
    private readonly clock: Clock,
    private readonly logger: Logger,
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

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  /** What the dialog shows at first: the pickup's time, or tomorrow at ten; today as the day of collection; the donor's words. */
  get initial(): DecisionValues {
    const at = this.open?.pickup.scheduledAt ?? null;
    const collectedOn = this.today;
    const date = at === null ? daysAfter(collectedOn, 1) : calendarDateAt(at);
    const goods = valuesOfLines(linesOfText(this.open?.pickup.items ?? ''));
    return { date, time: at === null ? FIRST_TIME : timeAt(at), reason: '', collectedOn, goods };
  }

  /** Keeps the decision and answers whether that is done; a conflict closes the dialog too, since the list has changed. */
  async submit(values: DecisionValues): Promise<boolean> {
    const { open } = this;
    if (!open) return false;
    const decision = decisionOf(open.state, values);
    const { id, revision: base } = open.pickup;
    const done = await submitForm(this.form, this.toasts, {
      faults: findDecisionFaults(decision, this.clock.now()),
      execute: () => attempt(() => this.pickups.decide({ ...decision, id, base }), this.logger),
      explain,
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

function explain(fault: PickupFault) {
  switch (fault.field) {
    case 'goods':
      return { field: fault.field, message: goodsLinesTexts.problem(fault) };
    case 'collectedOn':
      return { field: fault.field, message: texts.dayFaults[fault.fault] };
    default:
      return {
        field: fault.field === 'at' ? 'date' : fault.field,
        message: texts.faults[fault.field][fault.fault],
      };
  }
}

function decisionOf(
  state: PickupDecision['state'],
  { date, time, reason, collectedOn, goods }: DecisionValues,
): PickupDecision {
  switch (state) {
    case 'scheduled':
      return { state, at: instantAt(date, time) ?? Number.NaN };
    case 'collected':
      return { state, collectedOn, goods: linesOfValues(goods) };
    case 'declined':
      return { state, reason };
  }
}
