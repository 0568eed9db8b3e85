import { type MonetaryDonationFault, parseDonationCents } from '../../core/donations/monetary-donation';
import type { SubmitDonation } from '../../core/donations/submit-donation';
import { formTexts } from '../shared/form/form-texts';
import { Sending } from '../shared/form/sending';
import type { FieldMessage, Submission } from '../shared/form/submission';
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
  private readonly sending: Sending;

  constructor(
    private readonly submitDonation: Pick<SubmitDonation, 'delivers' | 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    this.sending = new Sending(toasts, texts);
  }

  get isSending(): boolean {
    return this.sending.isOn;
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

  /** Hands the gift in. */
  submit(values: MonetaryDonationValues): Promise<Submission<MonetaryDonationField>> {
    const { preset, customAmount, ...person } = values;
    return this.sending.run({
      execute: () => this.submitDonation.execute({ ...person, amount: customAmount || preset }),
      fields: FIELDS,
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
