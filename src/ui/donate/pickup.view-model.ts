import type { PickupFault, PickupRequest } from '../../core/donations/pickup-request';
import type { RequestPickup } from '../../core/donations/request-pickup';
import { formTexts } from '../shared/form/form-texts';
import { Sending } from '../shared/form/sending';
import type { FieldMessage, Submission } from '../shared/form/submission';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { donateTexts } from './donate.texts';

type PickupField = keyof PickupRequest;

const FIELDS: readonly PickupField[] = ['name', 'email', 'phone', 'address', 'items', 'message'];
const texts = donateTexts.items;
const SENTENCES: Record<PickupFault['fault'], string> = {
  missing: texts.missing.description,
  malformed: formTexts.malformedEmail,
};

/** The form for shoes and clothing to be picked up (specification, section 5). */
export class PickupViewModel {
  private readonly sending: Sending;

  constructor(
    private readonly requestPickup: Pick<RequestPickup, 'delivers' | 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    this.sending = new Sending(toasts, texts);
  }

  get isSending(): boolean {
    return this.sending.isOn;
  }

  /** Whether the request reaches anybody. */
  get delivers(): boolean {
    return this.requestPickup.delivers;
  }

  start(): () => void {
    return () => {};
  }

  /** Hands the request in. */
  submit(request: PickupRequest): Promise<Submission<PickupField>> {
    return this.sending.run({
      execute: () => this.requestPickup.execute(request),
      fields: FIELDS,
      explain: (faults) => this.explain(faults),
    });
  }

  private explain(faults: readonly PickupFault[]): FieldMessage<PickupField>[] {
    const isIncomplete = faults.some(({ fault }) => fault === 'missing');
    if (isIncomplete) this.toasts.show({ ...texts.missing, variant: 'destructive' });
    return faults.map(({ field, fault }) => ({ field, message: SENTENCES[fault] }));
  }
}
