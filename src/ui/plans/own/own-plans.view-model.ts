import { parseCents } from '../../../core/gifts/money-text';
import type { OwnPlans } from '../../../core/plans/own/own-plans.api';
import type { OwnPlan, PlanChange, PlanInterval } from '../../../core/plans/plan';
import { findPlanFaults } from '../../../core/plans/plan-draft';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState, submitForm } from '../../shared/form/form-state';
import { ownPlansTexts as texts } from './own-plans.texts';

/** The form that starts a plan, as it is filled in. */
export interface PlanFormValues {
  readonly amount: string;
  readonly interval: PlanInterval;
  readonly startsOn: string;
}

/** In which field of the form a fault of the draft is corrected. */
const FIELDS = { cents: 'amount', startsOn: 'startsOn' } as const;

/** What the person who is signed in gives again and again. */
export class OwnPlansViewModel extends FetchedBy<OwnPlans['list']> {
  /** The form that starts a plan. */
  readonly form = new FormState();
  /** Whether a plan is being changed. */
  readonly changing = new FormState();
  /** The same in each try, so that no plan is started twice. */
  private newId = '';

  constructor(
    private readonly ports: Needs<{
      feed: 'loads';
      toasts: 'show' | 'clear';
      idSource: 'next';
      clock: 'now';
      ownPlans: 'list' | 'change' | 'start';
    }>,
  ) {
    const ask = (_: null, signal: AbortSignal) => ports.ownPlans.list(undefined, signal);
    super({ ask, first: null, feed: ports.feed, things: ['gifts'] });
  }

  /** Pauses, resumes or stops a plan, and shows it as it is then. A press while one is changed does nothing. */
  async change({ id, revision: base }: OwnPlan, change: PlanChange): Promise<void> {
    await this.changing.send(async () => {
      const changed = await this.ports.ownPlans.change({ id, change, base });
      if (changed.ok) this.ports.toasts.show(texts.changed[change]);
      else {
        const description = texts.writeFailed[changed.failure.code];
        this.ports.toasts.show({ title: texts.notChanged, description, variant: 'destructive' });
      }
      await this.load();
    });
  }

  /** Begins a new plan, and answers what its form begins with. */
  begin(): PlanFormValues {
    this.form.clear();
    this.newId = this.ports.idSource.next();
    return { amount: '25', interval: 'monthly', startsOn: this.today };
  }

  /** Today in Las Vegas. */
  private get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  /** Starts the plan in the form and answers whether that worked. */
  async submit({ amount, interval, startsOn }: PlanFormValues): Promise<boolean> {
    const cents = parseCents(amount);
    const draft = { cents: typeof cents === 'number' ? cents : Number.NaN, interval, startsOn };
    const isStarted = await submitForm(this.form, this.ports.toasts, {
      faults: findPlanFaults(draft, this.today),
      execute: () => this.ports.ownPlans.start({ id: this.newId, ...draft }),
      explain: ({ field, fault }) => ({
        field: FIELDS[field],
        message: (texts.form.faults[field] as Partial<Record<typeof fault, string>>)[fault] ?? '',
      }),
      done: texts.started,
      failed: ({ code }) => ({ title: texts.notSaved, description: texts.writeFailed[code] }),
    });
    if (isStarted) void this.load();
    return isStarted;
  }
}
