import { action, makeObservable, observableRef } from 'mobx';
import { type ListedPickup, type Pickup, wholePickup } from '../../core/pickups/pickup';
import {
  canDecide,
  decided,
  findDecisionFaults,
  type PickupDecision,
  type PickupFault,
} from '../../core/pickups/pickup-decision';
import type { Pickups } from '../../core/pickups/pickups.api';
import { linesOfText } from '../../core/shared/goods/goods-line';
import { formatDayAt, formatInstant } from '../../core/shared/text/format';
import {
  type CalendarDate,
  calendarDateAt,
  daysAfter,
  instantAt,
  timeAt,
} from '../../core/shared/time/calendar';
import type { Needs } from '../app/ports';
import { FormWithConflict } from '../shared/conflict/field-conflict';
import { FetchedBy } from '../shared/fetched/fetched';
import { submitForm } from '../shared/form/form-state';
import { type GoodsLineValues, linesOfValues, valuesOfLines } from '../shared/goods-lines/goods-line-values';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { pickupsTexts as texts } from './pickups.texts';

/** A page of the pickups; a new one comes in without a reload. */
export class PickupListViewModel extends FetchedBy<Pickups['list']> {
  constructor(
    private readonly ports: Needs<{ pickups: 'list' | 'get'; feed: 'loads'; toasts: 'show'; clock: 'now' }>,
  ) {
    super({
      ask: (query, signal) => ports.pickups.list(query, signal),
      feed: ports.feed,
      things: ['pickups'],
    });
  }

  /** The day after today in Las Vegas: the one for which a list is printed. */
  get tomorrow(): CalendarDate {
    return daysAfter(calendarDateAt(this.ports.clock.now()), 1);
  }

  /**
   * Everything that a donor wrote, with the revision that the list has: a decision is made on what somebody has seen. Null
   * where it cannot be read, which is said then.
   */
  async whole(listed: ListedPickup): Promise<Pickup | null> {
    const complete = wholePickup(listed);
    if (complete) return complete;
    const fetched = await this.ports.pickups.get({ id: listed.id });
    if (fetched.ok) return { ...fetched.value, revision: listed.revision };
    const { code } = fetched.failure;
    const title = code === 'not-found' ? texts.decideFailed[code] : texts.list.readFailed[code];
    this.ports.toasts.show({ title, variant: 'destructive' });
    return null;
  }
}

/** What is scheduled on a day. */
export class DayListViewModel extends FetchedBy<Pickups['onDay']> {
  constructor(ports: Needs<{ pickups: 'onDay'; feed: 'loads' }>) {
    super({
      ask: (question, signal) => ports.pickups.onDay(question, signal),
      feed: ports.feed,
      things: ['pickups'],
    });
  }
}

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

/** A decision in words, as two that meet are compared. */
interface Outcome {
  readonly outcome: string;
}

/** The decision that somebody is making about a pickup. */
export class PickupDecisionViewModel extends FormWithConflict<Pickup, Outcome> {
  /** The pickup and the kind of decision; null while nobody decides. */
  open: { readonly pickup: Pickup; readonly state: PickupDecision['state'] } | null = null;

  constructor(
    private readonly ports: Needs<{ pickups: 'decide' | 'get'; toasts: 'show' | 'clear'; clock: 'now' }>,
  ) {
    super((pickup, isToSave) => {
      this.open = isToSave && this.open ? { ...this.open, pickup } : null;
      if (!isToSave) this.ports.toasts.show(texts.keptTheirs(pickup.name));
    });
    makeObservable(this, { open: observableRef, begin: action, end: action });
  }

  /** Asks for a decision. */
  begin(pickup: Pickup, state: PickupDecision['state']): void {
    this.form.clear();
    this.open = { pickup, state };
  }

  end(): void {
    this.open = null;
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  /** What the dialog shows at first: the pickup's time, or tomorrow at ten; today as the day of collection; the donor's words. */
  get initial(): DecisionValues {
    const at = this.open?.pickup.scheduledAt ?? null;
    const collectedOn = this.today;
    const date = at === null ? daysAfter(collectedOn, 1) : calendarDateAt(at);
    const goods = valuesOfLines(linesOfText(this.open?.pickup.items ?? ''));
    return { date, time: at === null ? FIRST_TIME : timeAt(at), reason: '', collectedOn, goods };
  }

  /** Keeps the decision and answers whether that is done. On a conflict, the form keeps what was typed and the person decides. */
  async submit(values: DecisionValues): Promise<boolean> {
    const { open } = this;
    if (!open) return false;
    const decision = decisionOf(open.state, values);
    const done = await submitForm(this.form, this.ports.toasts, {
      faults: findDecisionFaults(decision, this.ports.clock.now()),
      execute: () => this.decide(open.pickup, decision),
      explain,
      done: ({ scheduledAt }) => ({
        title:
          decision.state === 'scheduled'
            ? texts.done.scheduled(formatInstant(scheduledAt ?? decision.at))
            : texts.done[decision.state],
      }),
      failed: ({ code }) => {
        if (code === 'not-found') this.end();
        return this.conflict
          ? undefined
          : { title: texts.failedTitle, description: texts.decideFailed[code] };
      },
    });
    if (done) this.end();
    return done;
  }

  private decide(pickup: Pickup, decision: PickupDecision) {
    const { id, revision: base } = pickup;
    return this.saveOrMeet({
      save: () => this.ports.pickups.decide({ ...decision, id, base }),
      read: () => this.ports.pickups.get({ id }),
      base: outcomeOf(pickup),
      mine: outcomeOf({ ...pickup, ...decided(pickup, decision) }),
      valuesOf: outcomeOf,
      isOpenTo: (record) => canDecide(record.state, decision.state),
    });
  }
}

/** Where a pickup stands, with the time, the day and the goods, or the reason. */
function outcomeOf({ state, scheduledAt: at, reason, goods }: Pickup): Outcome {
  const when = at === null ? [] : [state === 'collected' ? formatDayAt(at) : formatInstant(at)];
  const details = [...when, reason, ...goods.map(goodsLinesTexts.line)].filter((detail) => detail !== '');
  return { outcome: texts.outcomeOf(texts.states[state], details.join(', ')) };
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
