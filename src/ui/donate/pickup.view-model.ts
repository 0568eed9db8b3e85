import type { PickupFault, PickupRequest } from '../../core/donations/pickup-request';
import type { RequestPickup } from '../../core/donations/request-pickup';
import { FormState } from '../shared/form/form-state';
import { formTexts } from '../shared/form/form-texts';
import type { FieldMessage } from '../shared/form/submission';
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
  readonly form: FormState<PickupField>;

  constructor(
    private readonly requestPickup: Pick<RequestPickup, 'delivers' | 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
  ) {
    this.form = new FormState(FIELDS, toasts, texts);
  }

  /** Whether the request reaches anybody. */
  get delivers(): boolean {
    return this.requestPickup.delivers;
  }

  start(): () => void {
    return () => {};
  }

  /** Hands the request in. */
  submit(request: PickupRequest): Promise<boolean> {
    return this.form.submit({
      execute: () => this.requestPickup.execute(request),
      explain: (faults) => this.explain(faults),
    });
  }

  private explain(faults: readonly PickupFault[]): FieldMessage<PickupField>[] {
    const isIncomplete = faults.some(({ fault }) => fault === 'missing');
    if (isIncomplete) this.toasts.show({ ...texts.missing, variant: 'destructive' });
    return faults.map(({ field, fault }) => ({ field, message: SENTENCES[fault] }));
  }
}
