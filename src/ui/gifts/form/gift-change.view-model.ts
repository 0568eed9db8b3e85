import { findDayFaults, findRefundFaults, type Gift } from '../../../core/gifts/gift';
import type { GiftBook } from '../../../core/gifts/gift-book.api';
import { attempt, type Logger } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { giftTexts } from '../gift.texts';
import { giftFormTexts as texts } from './gift-form.texts';
import { centsOf } from './gift-form-values';

/** What the dialogs ask for. */
export interface GiftChange {
  /** Empty where the money came, and nothing of it went back. */
  readonly amount: string;
  readonly on: string;
}

/** The dialogs that settle and refund a gift. */
export class GiftChangeViewModel {
  readonly form = new FormState();

  constructor(
    private readonly gifts: Pick<GiftBook, 'settle' | 'refund'>,
    private readonly toasts: Toasts,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Today in Las Vegas. */
  get today(): string {
    return calendarDateAt(this.clock.now());
  }

  /** Says that the money came, and answers whether that is kept. */
  settle({ id, revision: base }: Gift, { on }: GiftChange): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: findDayFaults(on, this.today),
      execute: () => attempt(() => this.gifts.settle({ id, base, on }), this.logger),
      explain: ({ field, fault }) => ({ field, message: texts.refundFaults[field][fault] }),
      done: texts.settled,
      failed: notSaved,
    });
  }

  /** Says that some or all of it went back, and answers whether that is kept. */
  refund(gift: Gift, { amount, on }: GiftChange): Promise<boolean> {
    const { id, revision: base } = gift;
    const refund = { cents: centsOf(amount), on };
    return submitForm(this.form, this.toasts, {
      faults: findRefundFaults(gift, refund, this.today),
      execute: () => attempt(() => this.gifts.refund({ id, base, ...refund }), this.logger),
      explain: ({ field, fault }) => ({
        field: field === 'cents' ? 'amount' : field,
        message: (texts.refundFaults[field] as Partial<Record<typeof fault, string>>)[fault] ?? '',
      }),
      done: texts.refunded,
      failed: notSaved,
    });
  }
}

function notSaved({ code }: { readonly code: keyof typeof giftTexts.writeFailed }) {
  return { title: giftTexts.notSaved, description: giftTexts.writeFailed[code] };
}
