import type { Gift } from '../../../core/gifts/gift';
import type { KeepGifts } from '../../../core/gifts/keep-gifts';
import { FormState } from '../../shared/form/form-state';
import { submitForm } from '../../shared/form/submit-form';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
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
    private readonly keepGifts: Pick<KeepGifts, 'settle' | 'refund' | 'today'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
  ) {}

  /** Today in Las Vegas. */
  get today(): string {
    return this.keepGifts.today;
  }

  /** Says that the money came, and answers whether that is kept. */
  settle(gift: Gift, { on }: GiftChange): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: [],
      execute: () => this.keepGifts.settle(gift, on),
      explain: ({ field, fault }) => ({ field, message: texts.refundFaults[field][fault] }),
      done: texts.settled,
      failed: notSaved,
    });
  }

  /** Says that some or all of it went back, and answers whether that is kept. */
  refund(gift: Gift, { amount, on }: GiftChange): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: [],
      execute: () => this.keepGifts.refund(gift, { cents: centsOf(amount), on }),
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
