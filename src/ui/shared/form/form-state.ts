import { action, makeObservable, observable, observableRef } from 'mobx';
import type { InvalidForm } from '../../../core/shared/forms/field-rule';
import type { Failure, FieldProblem, Result } from '../../../core/shared/result';
import type { ToastMessage, ToastViewModel } from '../toast/toast.view-model';
import { refusedField } from './refused-field.texts';

/** Something that is wrong with a form. */
export interface FormProblem {
  /** The field where it can be corrected; null when no field is at fault. */
  readonly field: string | null;
  readonly message: string;
  /** What to do about it, where trying again cannot help. */
  readonly advice?: string;
}

/** What every form keeps: whether it is being sent, and what is wrong. What is typed stays in the fields. */
export class FormState {
  isSending = false;
  problems: readonly FormProblem[] = [];
  /** Whether the last try was one too many, so that another way to reach the foundation helps. */
  isOverLimit = false;
  /** Counts refusals: after each one the focus goes to the first wrong field once. */
  refusals = 0;

  constructor() {
    makeObservable<this, 'setSending'>(this, {
      isSending: observable,
      problems: observableRef,
      isOverLimit: observable,
      limit: action,
      refusals: observable,
      refuse: action,
      correct: action,
      clear: action,
      setSending: action,
    });
  }

  /** The error message for the field; undefined when the field is valid. */
  problemOf(field: string): string | undefined {
    return this.problems.find((problem) => problem.field === field)?.message;
  }

  refuse(problems: readonly FormProblem[]): void {
    this.problems = problems;
    this.refusals += 1;
  }

  /** Says that the form was one too many, until it is sent again. */
  limit(): void {
    this.isOverLimit = true;
  }

  /** Takes the field's problem away, since somebody is changing the field. */
  correct(field: string): void {
    if (this.problemOf(field) !== undefined) {
      this.problems = this.problems.filter((problem) => problem.field !== field);
    }
  }

  clear(): void {
    if (this.problems.length > 0) this.problems = [];
  }

  /** Calls `work` while the form counts as being sent. Answers undefined, without a call, while it is being sent already. */
  async send<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.isSending) return undefined;
    this.clear();
    this.setSending(true);
    try {
      return await work();
    } finally {
      this.setSending(false);
    }
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
    if (isSending) this.isOverLimit = false;
  }
}

/** What became of a press; 'incomplete': a draft lacks what is needed to publish it, which its form says. */
export type Outcome = 'done' | 'failed' | 'incomplete';

/** What a form needs of the toasts. */
export type Toasts = Pick<ToastViewModel, 'show' | 'clear'>;

/** What a toast about a form says. */
export type ToastTexts = Omit<ToastMessage, 'variant'>;

/** How one form is submitted, and what is said about it. */
interface Submission<Value, Fault, Other extends Failure> {
  /** What is wrong already; then nothing is sent. */
  readonly faults: readonly Fault[];
  readonly execute: () => Promise<Result<Value, InvalidForm<Fault> | Other>>;
  readonly explain: (fault: Fault) => FormProblem;
  /** The toast about faults, if they have one. */
  readonly refused?: (faults: readonly Fault[]) => ToastTexts | undefined;
  /** The toast about success, unless it is shown in another way. */
  readonly done: (value: Value) => ToastTexts | undefined;
  /** The toast about a failure, unless it is shown in another way. */
  readonly failed: (failure: Other) => ToastTexts | undefined;
}

/** Submits a form and answers whether that is done. A press while the form is being sent does nothing. */
export async function submitForm<Value, Fault, Other extends Failure>(
  form: FormState,
  toasts: Toasts,
  { faults, execute, explain, refused, done, failed }: Submission<Value, Fault, Other>,
): Promise<boolean> {
  const warn = (texts: ToastTexts) => toasts.show({ ...texts, variant: 'destructive' });
  const refuse = (shownFaults: readonly Fault[]) => {
    form.refuse(shownFaults.map(explain));
    const texts = refused?.(shownFaults);
    if (texts) warn(texts);
    return false;
  };

  if (form.isSending) return false;
  toasts.clear();
  if (faults.length > 0) return refuse(faults);
  const result = await form.send(execute);
  if (!result) return false;
  if (result.ok) {
    const texts = done(result.value);
    if (texts) toasts.show(texts);
    return true;
  }
  const { failure } = result;
  if ('faults' in failure) return refuse(failure.faults);
  const texts = failed(failure);
  if (texts) warn(texts);
  if (failure.code === 'too-many') form.limit();
  if (failure.code === 'validation') form.refuse(refusedFields(failure.fields));
  return false;
}

/** What a server refused and says something about, beside its fields. */
function refusedFields(fields: readonly FieldProblem[]): readonly FormProblem[] {
  return fields
    .filter(({ message }) => message !== '')
    .map((problem) => ({ field: problem.field, message: refusedField(problem) }));
}
