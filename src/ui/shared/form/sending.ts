import { makeAutoObservable } from 'mobx';
import type { FailureOf } from '../../../core/shared/failure';
import type { InvalidForm } from '../../../core/shared/field-fault';
import type { Result } from '../../../core/shared/result';
import type { ToastViewModel } from '../toast/toast.view-model';
import { DONE, type FieldMessage, notDone, type Submission, serverProblems } from './submission';

type Toasts = Pick<ToastViewModel, 'show'>;
type ToastTexts = Parameters<ToastViewModel['show']>[0];

/** What a form's use case answers. */
type Answer<Fault> = Result<void, InvalidForm<Fault> | FailureOf<'validation' | 'unavailable'>>;

/** How one form hands its values in. */
interface HandingIn<Field extends string, Fault> {
  readonly execute: () => Promise<Answer<Fault>>;
  /** The fields of the form, in its order. */
  readonly fields: readonly Field[];
  /** What stands beside the fields for the faults that the core has found. */
  readonly explain: (faults: readonly Fault[]) => readonly FieldMessage<Field>[];
}

/** The way of every public form: idle, then sending, then idle, with a toast (specification, section 4). */
export class Sending {
  isOn = false;

  constructor(
    private readonly toasts: Toasts,
    private readonly texts: { readonly done: ToastTexts; readonly failed: ToastTexts },
  ) {
    makeAutoObservable<this, 'toasts' | 'texts'>(this, { toasts: false, texts: false });
  }

  /** Hands the form in; a press while that is under way does nothing. */
  async run<Field extends string, Fault>({
    execute,
    fields,
    explain,
  }: HandingIn<Field, Fault>): Promise<Submission<Field>> {
    if (this.isOn) return notDone([]);
    this.setOn(true);
    try {
      const result = await execute();
      if (result.ok) {
        this.toasts.show(this.texts.done);
        return DONE;
      }
      const { failure } = result;
      if (failure.code === 'invalid-form') return notDone(explain(failure.faults));
      this.toasts.show({ ...this.texts.failed, variant: 'destructive' });
      return notDone(failure.code === 'validation' ? serverProblems(failure.fields, fields) : []);
    } finally {
      this.setOn(false);
    }
  }

  private setOn(isOn: boolean): void {
    this.isOn = isOn;
  }
}
