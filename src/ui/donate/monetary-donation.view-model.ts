import { makeAutoObservable } from 'mobx';
import { type MonetaryDonationFault, parseDonationCents } from '../../core/donations/monetary-donation';
import type { SubmitDonation } from '../../core/donations/submit-donation';
import { FormState } from '../shared/form/form-state';
import { formTexts } from '../shared/form/form-texts';
import type { FieldMessage } from '../shared/form/submission';
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

type MonetaryDonationField = keyof MonetaryDonationValues;

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
  malformed: formTexts.malformedEmail,
};

/** The form for a gift of money (specification, section 5). */
export class MonetaryDonationViewModel {
  readonly form: FormState<MonetaryDonationField>;
  private amount = '';

  constructor(
    private readonly submitDonation: Pick<SubmitDonation, 'delivers' | 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
  ) {
    this.form = new FormState(FIELDS, toasts, texts);
    makeAutoObservable<this, 'submitDonation' | 'toasts'>(this, {
      form: false,
      submitDonation: false,
      toasts: false,
    });
  }

  /** Whether the gift reaches anybody. */
  get delivers(): boolean {
    return this.submitDonation.delivers;
  }

  start(): () => void {
    return () => {};
  }

  /** 'Your gift: $12.50', or nothing while no valid amount is chosen. */
  get gift(): string {
    const cents = parseDonationCents(this.amount);
    return cents === null ? '' : texts.gift(formatCents(cents));
  }

  /** The donor chose or typed an amount; their own counts before a preset. */
  changeAmount({ preset, customAmount }: Pick<MonetaryDonationValues, 'preset' | 'customAmount'>): void {
    this.amount = customAmount || preset;
  }

  /** Hands the gift in. */
  submit(values: MonetaryDonationValues): Promise<boolean> {
    const { preset, customAmount, ...person } = values;
    return this.form.submit({
      execute: () => this.submitDonation.execute({ ...person, amount: customAmount || preset }),
      explain: (faults) => this.explain(faults, values),
    });
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
}
