import { parseCents } from '../../../core/gifts/money-text';
import type { OwnGiving } from '../../../core/gifts/own/own-giving.api';
import type { PlanInterval } from '../../../core/plans/plan';
import { findPlanFaults } from '../../../core/plans/plan-draft';
import { attempt, type Logger } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/time/calendar';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { plansTexts as texts } from './plans.texts';

/** The form as it is filled in. */
export interface PlanFormValues {
  readonly amount: string;
  readonly interval: PlanInterval;
  readonly startsOn: string;
}

/** In which field of the form a fault of the draft is corrected. */
const FIELDS = { cents: 'amount', startsOn: 'startsOn' } as const;

/** The form that starts a plan. */
export class PlanFormViewModel {
  readonly form = new FormState();
  /** The same in each try, so that no plan is started twice. */
  private readonly id: string;

  constructor(
    private readonly giving: Pick<OwnGiving, 'startPlan'>,
    private readonly toasts: Toasts,
    ids: IdSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.id = ids.next();
  }

  /** What the form begins with. */
  get first(): PlanFormValues {
    return { amount: '25', interval: 'monthly', startsOn: this.today };
  }

  /** Today in Las Vegas. */
  private get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  /** Starts the plan in the form and answers whether that worked. */
  submit({ amount, interval, startsOn }: PlanFormValues): Promise<boolean> {
    const cents = parseCents(amount);
    const draft = { cents: typeof cents === 'number' ? cents : Number.NaN, interval, startsOn };
    return submitForm(this.form, this.toasts, {
      faults: findPlanFaults(draft, this.today),
      execute: () => attempt(() => this.giving.startPlan({ id: this.id, ...draft }), this.logger),
      explain: ({ field, fault }) => ({
        field: FIELDS[field],
        message: (texts.form.faults[field] as Partial<Record<typeof fault, string>>)[fault] ?? '',
      }),
      done: texts.started,
      failed: ({ code }) => ({ title: texts.notSaved, description: texts.writeFailed[code] }),
    });
  }
}
