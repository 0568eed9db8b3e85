import { action, computed, makeObservable, observable } from 'mobx';
import { type HostedForm, hostedFormAddress, isSampleAddress } from '../../core/gifts/donation/hosted-form';
import {
  DONOR_RULES,
  type Donor,
  findMonetaryDonationFaults,
  type MonetaryDonationFault,
  parseDonationCents,
} from '../../core/gifts/donation/monetary-donation';
import { PICKUP_RULES, type PickupRequest } from '../../core/pickups/pickup-request';
import { longestOf, type TextFault } from '../../core/shared/forms/field-rules';
import { type TypedForm, typedForm } from '../../core/shared/forms/typed-forms.port';
import { formatCents } from '../../core/shared/text/format-money';
import type { Needs } from '../app/ports';
import { FormState, submitForm } from '../shared/form/form-state';
import { LastSent } from '../shared/form/last-sent';
import { sendingFailed, TextFormViewModel } from '../shared/form/text-form.view-model';
import { textSentence } from '../shared/form/text-sentence';
import { donateTexts } from './donate.texts';

/** What the form holds: a preset in whole dollars or the donor's own amount, never both. */
export interface MonetaryDonationValues extends Donor {
  readonly preset: string;
  readonly customAmount: string;
}

/** A promise to give that was handed in. */
export interface Pledge {
  /** Such as '$50'. */
  readonly amount: string;
  /** Where it is paid; null in a simulation, and where nobody can pay. */
  readonly payAt: string | null;
}

const texts = donateTexts.money;

/** The form for a gift of money. */
export class MonetaryDonationViewModel {
  readonly form = new FormState();
  /** What was typed and not sent. */
  readonly typed: TypedForm;
  readonly last = new LastSent<Pledge>();
  private amount = '';

  constructor(
    private readonly ports: Needs<{
      submitDonation: 'delivers' | 'execute';
      toasts: 'show' | 'clear';
      hostedForm: 'address' | 'lead';
      typedForms: 'read' | 'keep' | 'forget';
    }>,
  ) {
    this.typed = typedForm(ports.typedForms, 'gift');
    makeObservable<this, 'amount'>(this, {
      amount: observable,
      gift: computed,
      changeAmount: action,
    });
  }

  /** Whether the gift reaches anybody. */
  get delivers(): boolean {
    return this.ports.submitDonation.delivers;
  }

  /** What follows a gift that is handed in: nothing in a simulation, payment, or a call, where nobody can pay yet. */
  get next(): 'nothing' | 'payment' | 'call' {
    const { hostedForm } = this.ports;
    if (!hostedForm) return 'nothing';
    return isSampleAddress(hostedForm.address) ? 'call' : 'payment';
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

  /** Sends the gift, leads on to where it is paid, and answers whether it was sent. */
  async submit(values: MonetaryDonationValues): Promise<boolean> {
    const isSent = await this.send(values);
    if (!isSent) return false;
    // What was sent is valid.
    const cents = parseDonationCents(values.customAmount || values.preset) ?? 0n;
    const { hostedForm } = this.ports;
    const payAt = hostedForm && this.next === 'payment' ? payAddress(hostedForm, values, cents) : null;
    this.last.note({ amount: formatWhole(cents), payAt });
    if (payAt !== null) hostedForm?.lead(payAt);
    return true;
  }

  private send({ preset, customAmount, ...donor }: MonetaryDonationValues): Promise<boolean> {
    const donation = { ...donor, amount: customAmount || preset };
    const amountField = customAmount.trim() === '' ? 'preset' : 'customAmount';
    return submitForm(this.form, this.ports.toasts, {
      faults: findMonetaryDonationFaults(donation),
      execute: () => this.ports.submitDonation.execute(donation),
      explain: (fault) =>
        fault.field === 'amount'
          ? { field: amountField, message: texts.invalidAmount.description }
          : { field: fault.field, message: sentenceOf(fault) },
      refused: (faults) => {
        const has = (kind: MonetaryDonationFault['fault']) => faults.some(({ fault }) => fault === kind);
        return has('invalid') ? texts.invalidAmount : has('missing') ? texts.missing : undefined;
      },
      done: () => ({ nothing: texts.done, payment: texts.leading, call: texts.noted })[this.next],
      failed: (failure) => sendingFailed(failure, texts),
    });
  }
}

function payAddress(
  { address }: HostedForm,
  { name, email }: Pick<Donor, 'name' | 'email'>,
  cents: bigint,
): string {
  return hostedFormAddress(address, { cents, name: name.trim(), email: email.trim() });
}

/** An amount as people say it: '$50', and '$12.50' where it has cents. */
function formatWhole(cents: bigint): string {
  return formatCents(cents).replace(/\.00$/, '');
}

function sentenceOf({ field, fault }: TextFault<keyof Donor>): string {
  return textSentence(fault, {
    missing: texts.missing.description,
    longest: longestOf(DONOR_RULES[field]),
  });
}

/** The form for shoes and clothing to be picked up. */
export class PickupViewModel extends TextFormViewModel<keyof PickupRequest> {
  readonly last = new LastSent<PickupRequest>();

  constructor(
    ports: Needs<{
      requestPickup: 'delivers' | 'execute';
      toasts: 'show' | 'clear';
      typedForms: 'read' | 'keep' | 'forget';
    }>,
  ) {
    super(
      PICKUP_RULES,
      donateTexts.items,
      ports.requestPickup,
      ports.toasts,
      typedForm(ports.typedForms, 'pickup'),
    );
  }

  override async submit(values: PickupRequest): Promise<boolean> {
    const isSent = await super.submit(values);
    if (isSent) this.last.note(values);
    return isSent;
  }
}
