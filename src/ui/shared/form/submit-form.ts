import type { InvalidForm } from '../../../core/shared/forms/field-fault';
import type { Failure, Result } from '../../../core/shared/result';
import type { ToastViewModel } from '../toast/toast.view-model';
import type { FormProblem, FormState } from './form-state';

type ToastTexts = Omit<Parameters<ToastViewModel['show']>[0], 'variant'>;

/** How one form is submitted, and what is said about it. */
interface Submission<Value, Fault, Other extends Failure> {
  /** What is wrong already; then nothing is sent. */
  readonly faults: readonly Fault[];
  readonly execute: () => Promise<Result<Value, InvalidForm<Fault> | Other>>;
  readonly explain: (fault: Fault) => FormProblem;
  /** The toast about faults, if they have one. */
  readonly refused?: (faults: readonly Fault[]) => ToastTexts | undefined;
  readonly done: (value: Value) => ToastTexts;
  /** The toast about a failure, unless it is shown in another way. */
  readonly failed: (failure: Other) => ToastTexts | undefined;
}

/** Submits a form and answers whether that is done. A press while the form is being sent does nothing. */
export async function submitForm<Value, Fault, Other extends Failure>(
  form: FormState,
  toasts: Pick<ToastViewModel, 'show' | 'clear'>,
  { faults, execute, explain, refused, done, failed }: Submission<Value, Fault, Other>,
): Promise<boolean> {
  const warn = (texts: ToastTexts) => toasts.show({ ...texts, variant: 'destructive' });
  const refuse = (found: readonly Fault[]) => {
    form.refuse(found.map(explain));
    const texts = refused?.(found);
    if (texts) warn(texts);
    return false;
  };

  if (form.isSending) return false;
  toasts.clear();
  if (faults.length > 0) return refuse(faults);
  const result = await form.send(execute);
  if (!result) return false;
  if (result.ok) {
    toasts.show(done(result.value));
    return true;
  }
  const { failure } = result;
  if ('faults' in failure) return refuse(failure.faults);
  const texts = failed(failure);
  if (texts) warn(texts);
  if (failure.code === 'too-many') form.limit();
  if (failure.code === 'validation') form.refuse(failure.fields.filter(({ message }) => message !== ''));
  return false;
}
