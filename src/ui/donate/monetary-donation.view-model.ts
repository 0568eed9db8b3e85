import { action, computed, makeObservable, observable } from 'mobx';
import {
  type Donor,
  findMonetaryDonationFaults,
  type MonetaryDonationFault,
  parseDonationCents,
} from '../../core/donations/monetary-donation';
import type { SubmitDonation } from '../../core/donations/submit-donation';
import { formTexts } from '../shared/form/form.texts';
import { FormState } from '../shared/form/form-state';
import { sendingFailed } from '../shared/form/sending-failed';
import { submitForm } from '../shared/form/submit-form';
import { formatCents } from '../shared/money';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { donateTexts } from './donate.texts';

/** What the form holds: a preset in whole dollars or the donor's own amount, never both. */
export interface MonetaryDonationValues extends Donor {
  readonly preset: string;
  readonly customAmount: string;
}

const texts = donateTexts.money;
const SENTENCES: Record<MonetaryDonationFault['fault'], string> = {
  invalid: texts.invalidAmount.description,
  missing: texts.missing.description,
  malformed: formTexts.malformedEmail,
};

/** The form for a gift of money. */
export class MonetaryDonationViewModel {
  readonly form = new FormState();
  private amount = '';

  constructor(
    private readonly submitDonation: Pick<SubmitDonation, 'delivers' | 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
  ) {
    makeObservable<this, 'amount'>(this, { amount: observable, gift: computed, changeAmount: action });
  }

  /** Whether the gift reaches anybody. */
  get delivers(): boolean {
    return this.submitDonation.delivers;
  }

  /** 'Your gift: $12.50', or nothing while no valid amount is chosen. */
  get gift(): string {
    const cents = parseDonationCents(this.amount);
    return cents === null ? '' : texts.gift(formatCents(cents));
  }

  /** Takes the amount that the donor chose or typed; their own counts before a preset. */
  changeAmount({ preset, customAmount }: Pick<MonetaryDonationValues, 'preset' | 'customAmount'>): void {
    this.amount = customAmount || preset;
  }

  /** Sends the gift and answers whether that is done. */
  submit({ preset, customAmount, ...donor }: MonetaryDonationValues): Promise<boolean> {
    const donation = { ...donor, amount: customAmount || preset };
    const amountField = customAmount.trim() === '' ? 'preset' : 'customAmount';
    return submitForm(this.form, this.toasts, {
      faults: findMonetaryDonationFaults(donation),
      execute: () => this.submitDonation.execute(donation),
      explain: ({ field, fault }) => ({
        field: field === 'amount' ? amountField : field,
        message: SENTENCES[fault],
      }),
      refused: (faults) => {
        const has = (wanted: MonetaryDonationFault['fault']) => faults.some(({ fault }) => fault === wanted);
        return has('invalid') ? texts.invalidAmount : has('missing') ? texts.missing : undefined;
      },
      done: () => texts.done,
      failed: (failure) => sendingFailed(failure, texts),
    });
  }
}
