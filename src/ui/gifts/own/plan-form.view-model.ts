import { parseCents } from '../../../core/gifts/money-text';
import type { KeepPlans } from '../../../core/plans/keep-plans';
import type { PlanInterval } from '../../../core/plans/plan';
import type { IdSource } from '../../../core/shared/id-source.port';
import { FormState } from '../../shared/form/form-state';
import { submitForm } from '../../shared/form/submit-form';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
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
    private readonly keepPlans: Pick<KeepPlans, 'start' | 'today'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    ids: IdSource,
  ) {
    this.id = ids.next();
  }

  /** What the form begins with. */
  get first(): PlanFormValues {
    return { amount: '25', interval: 'monthly', startsOn: this.keepPlans.today };
  }

  /** Starts the plan in the form and answers whether that worked. */
  submit({ amount, interval, startsOn }: PlanFormValues): Promise<boolean> {
    const cents = parseCents(amount);
    const draft = { cents: typeof cents === 'number' ? cents : Number.NaN, interval, startsOn };
    return submitForm(this.form, this.toasts, {
      faults: [],
      execute: () => this.keepPlans.start(this.id, draft),
      explain: ({ field, fault }) => ({
        field: FIELDS[field],
        message: (texts.form.faults[field] as Partial<Record<typeof fault, string>>)[fault] ?? '',
      }),
      done: texts.started,
      failed: ({ code }) => ({ title: texts.notSaved, description: texts.writeFailed[code] }),
    });
  }
}
