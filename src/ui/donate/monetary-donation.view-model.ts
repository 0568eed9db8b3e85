import { makeAutoObservable } from 'mobx';
import { type MonetaryDonationFault, parseDonationCents } from '../../core/donations/monetary-donation';
import type { SubmitDonation } from '../../core/donations/submit-donation';
import { formTexts } from '../shared/form/form-texts';
import { DONE, type FieldMessage, notDone, type Submission, serverProblems } from '../shared/form/submission';
import { formatCents } from '../shared/money';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { donateTexts } from './donate.texts';

/** What the form holds: a preset in whole dollars or the donor's own amount, never both. */
export interface MonetaryDonationValues {
  readonly preset: string;
  readonly customAmount: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** The fields of the form, in its order. */
export type MonetaryDonationField = keyof MonetaryDonationValues;

const FIELDS: readonly MonetaryDonationField[] = [
  'preset',
  'customAmount',
  'name',
  'email',
  'phone',
  'message',
];
const texts = donateTexts.money;
const SENTENCES: Record<MonetaryDonationFault['fault'], string> = {
  invalid: texts.invalidAmount.description,
  missing: texts.missing.description,
  malformed: formTexts.email,
};

/** The form for a gift of money (specification, section 5). */
export class MonetaryDonationViewModel {
  isSending = false;

  constructor(
    private readonly submitDonation: Pick<SubmitDonation, 'delivers' | 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    makeAutoObservable<this, 'submitDonation' | 'toasts'>(this, { submitDonation: false, toasts: false });
  }

  /** Whether the gift reaches anybody. */
  get delivers(): boolean {
    return this.submitDonation.delivers;
  }

  start(): () => void {
    return () => {};
  }

  /** 'Your gift: $12.50', or nothing while no valid amount is chosen. */
  giftText({ preset, customAmount }: Pick<MonetaryDonationValues, 'preset' | 'customAmount'>): string {
    const cents = parseDonationCents(customAmount || preset);
    return cents === null ? '' : texts.gift(formatCents(cents));
  }

  /** Hands the gift in; a press while one is under way does nothing. */
  async submit(values: MonetaryDonationValues): Promise<Submission<MonetaryDonationField>> {
    if (this.isSending) return notDone([]);
    this.setSending(true);
    try {
      const { preset, customAmount, ...person } = values;
      const result = await this.submitDonation.execute({ ...person, amount: customAmount || preset });
      if (result.ok) {
        this.toasts.show(texts.done);
        return DONE;
      }
      const { failure } = result;
      if (failure.code === 'invalid-form') return notDone(this.explain(failure.faults, values));
      this.toasts.show({ ...texts.failed, variant: 'destructive' });
      return notDone(failure.code === 'validation' ? serverProblems(failure.fields, FIELDS) : []);
    } finally {
      this.setSending(false);
    }
  }

  private explain(
    faults: readonly MonetaryDonationFault[],
    { customAmount }: MonetaryDonationValues,
  ): FieldMessage<MonetaryDonationField>[] {
    const worst = ['invalid', 'missing'].find((fault) => faults.some((found) => found.fault === fault));
    if (worst) {
      this.toasts.show({
        ...(worst === 'invalid' ? texts.invalidAmount : texts.missing),
        variant: 'destructive',
      });
    }
    const amountField = customAmount.trim() === '' ? 'preset' : 'customAmount';
    return faults.map(({ field, fault }) => ({
      field: field === 'amount' ? amountField : field,
      message: SENTENCES[fault],
    }));
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }
}
