import { PICKUP_RULES, type PickupRequest } from '../../core/pickups/pickup-request';
import type { RequestPickup } from '../../core/pickups/request-pickup';
import { findTextFaults, longestOf } from '../../core/shared/forms/field-rules';
import { textSentence } from '../shared/form/form.texts';
import { FormState, submitForm, type Toasts } from '../shared/form/form-state';
import { sendingFailed } from '../shared/form/sending-failed';
import { donateTexts } from './donate.texts';

const texts = donateTexts.items;

/** The form for shoes and clothing to be picked up. */
export class PickupViewModel {
  readonly form = new FormState();

  constructor(
    private readonly requestPickup: Pick<RequestPickup, 'delivers' | 'execute'>,
    private readonly toasts: Toasts,
  ) {}

  /** Whether the request reaches anybody. */
  get delivers(): boolean {
    return this.requestPickup.delivers;
  }

  /** Sends the request and answers whether that is done. */
  submit(request: PickupRequest): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: findTextFaults(PICKUP_RULES, request),
      execute: () => this.requestPickup.execute(request),
      explain: ({ field, fault }) => ({
        field,
        message: textSentence(fault, {
          missing: texts.missing.description,
          longest: longestOf(PICKUP_RULES[field]),
        }),
      }),
      refused: (faults) => (faults.some(({ fault }) => fault === 'missing') ? texts.missing : undefined),
      done: () => texts.done,
      failed: (failure) => sendingFailed(failure, texts),
    });
  }
}
