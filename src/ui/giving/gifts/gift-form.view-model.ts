import type { Gift } from '../../../core/giving/gift';
import type { GiftDraft } from '../../../core/giving/gift-draft';
import type { KeepGifts } from '../../../core/giving/keep-gifts';
import { parseCents } from '../../../core/giving/money-text';
import type { IdSource } from '../../../core/shared/id-source.port';
import { FormState } from '../../shared/form/form-state';
import { submitForm } from '../../shared/form/submit-form';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { giftTexts } from './gift.texts';
import { giftFormTexts as texts } from './gift-form.texts';

/** The form as it is filled in. */
export interface GiftFormValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly amount: string;
  readonly receivedOn: string;
  readonly method: Gift['method'];
  /** Empty for none. */
  readonly campaignId: string;
  readonly hasBenefit: boolean;
  readonly benefitDescription?: string;
  readonly benefitAmount?: string;
  readonly note: string;
  readonly isSettled: boolean;
}

/** In which field of the form a fault of the draft is corrected. */
const FIELDS = {
  name: 'name',
  email: 'email',
  cents: 'amount',
  receivedOn: 'receivedOn',
  benefitDescription: 'benefitDescription',
  benefitCents: 'benefitAmount',
} as const;

/** The form that records a gift. */
export class GiftFormViewModel {
  readonly form = new FormState();
  /** The same in each try, so that no gift is recorded twice. */
  private readonly id: string;

  constructor(
    private readonly keepGifts: Pick<KeepGifts, 'record' | 'today'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    ids: IdSource,
  ) {
    this.id = ids.next();
  }

  /** What the form begins with. */
  get first(): GiftFormValues {
    return {
      name: '',
      email: '',
      phone: '',
      address: '',
      amount: '',
      receivedOn: this.keepGifts.today,
      method: 'check',
      campaignId: '',
      hasBenefit: false,
      benefitDescription: '',
      benefitAmount: '',
      note: '',
      isSettled: true,
    };
  }

  /** Records what stands in the form and answers whether that is done. */
  submit(values: GiftFormValues): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: [],
      execute: () => this.keepGifts.record(this.id, draftOf(values)),
      explain: ({ field, fault }) => ({
        field: FIELDS[field],
        message: (texts.faults[field] as Partial<Record<typeof fault, string>>)[fault] ?? '',
      }),
      done: texts.recorded,
      failed: ({ code }) => ({ title: giftTexts.notSaved, description: giftTexts.writeFailed[code] }),
    });
  }
}

function draftOf(values: GiftFormValues): GiftDraft {
  const { name, email, phone, address, receivedOn, method, note, isSettled } = values;
  const description = values.benefitDescription ?? '';
  return {
    donor: { name, email, phone, address },
    cents: centsOf(values.amount),
    benefit: values.hasBenefit ? { description, cents: centsOf(values.benefitAmount ?? '') } : null,
    campaignId: values.campaignId || null,
    receivedOn,
    method,
    note,
    isSettled,
  };
}

/** The cents that a text stands for, or NaN. */
export function centsOf(text: string): number {
  const cents = parseCents(text);
  return typeof cents === 'number' ? cents : Number.NaN;
}
