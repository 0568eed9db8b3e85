import { makeAutoObservable } from 'mobx';
import type { PickupFault, PickupRequest } from '../../core/donations/pickup-request';
import type { RequestPickup } from '../../core/donations/request-pickup';
import { formTexts } from '../shared/form/form-texts';
import { DONE, notDone, type Submission, serverProblems } from '../shared/form/submission';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { donateTexts } from './donate.texts';

/** The fields of the pickup form, in its order. */
export type PickupField = keyof PickupRequest;

const FIELDS: readonly PickupField[] = ['name', 'email', 'phone', 'address', 'items', 'message'];
const texts = donateTexts.items;
const SENTENCES: Record<PickupFault['fault'], string> = {
  missing: texts.missing.description,
  malformed: formTexts.email,
};

/** The form for shoes and clothing to be picked up (specification, section 5). */
export class PickupViewModel {
  isSending = false;

  constructor(
    private readonly requestPickup: Pick<RequestPickup, 'delivers' | 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    makeAutoObservable<this, 'requestPickup' | 'toasts'>(this, { requestPickup: false, toasts: false });
  }

  /** Whether the request reaches anybody. */
  get delivers(): boolean {
    return this.requestPickup.delivers;
  }

  start(): () => void {
    return () => {};
  }

  /** Hands the request in; a press while one is under way does nothing. */
  async submit(request: PickupRequest): Promise<Submission<PickupField>> {
    if (this.isSending) return notDone([]);
    this.setSending(true);
    try {
      const result = await this.requestPickup.execute(request);
      if (result.ok) {
        this.toasts.show(texts.done);
        return DONE;
      }
      const { failure } = result;
      if (failure.code === 'invalid-form') {
        const isIncomplete = failure.faults.some(({ fault }) => fault === 'missing');
        if (isIncomplete) this.toasts.show({ ...texts.missing, variant: 'destructive' });
        return notDone(failure.faults.map(({ field, fault }) => ({ field, message: SENTENCES[fault] })));
      }
      this.toasts.show({ ...texts.failed, variant: 'destructive' });
      return notDone(failure.code === 'validation' ? serverProblems(failure.fields, FIELDS) : []);
    } finally {
      this.setSending(false);
    }
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }
}
