import { makeAutoObservable } from 'mobx';
import type { FailureOf } from '../../../core/shared/failure';
import type { InvalidForm } from '../../../core/shared/field-fault';
import type { Result } from '../../../core/shared/result';
import type { ToastViewModel } from '../toast/toast.view-model';
import { type FieldMessage, serverProblems } from './submission';

type ToastTexts = Parameters<ToastViewModel['show']>[0];

/** How one form hands its values in. */
interface HandingIn<Field extends string, Fault> {
  readonly execute: () => Promise<Result<void, InvalidForm<Fault> | FailureOf<'validation' | 'unavailable'>>>;
  /** What stands beside the fields for the faults that the core has found. */
  readonly explain: (faults: readonly Fault[]) => readonly FieldMessage<Field>[];
}

/**
 * What every public form keeps while it is filled in, and its way: idle, then sending, then idle, with a toast
 * (specification, section 4).
 */
export class FormState<Field extends string> {
  isSending = false;
  /** What is wrong, in the order of the form. */
  problems: readonly FieldMessage<Field>[] = [];

  /** `fields` are the form's, in its order. */
  constructor(
    readonly fields: readonly Field[],
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    private readonly texts: { readonly done: ToastTexts; readonly failed: ToastTexts },
  ) {
    makeAutoObservable<this, 'toasts' | 'texts'>(this, { fields: false, toasts: false, texts: false });
  }

  /** What stands beside the field; nothing when it is in order. */
  problemOf(field: Field): string | undefined {
    return this.problems.find((problem) => problem.field === field)?.message;
  }

  /** Somebody changes this field: what stands beside it goes. */
  mend(field: Field): void {
    if (this.problems.length > 0) this.show(this.problems.filter((problem) => problem.field !== field));
  }

  /** Hands the form in and answers whether that is done; a press while it is under way does nothing. */
  async submit<Fault>({ execute, explain }: HandingIn<Field, Fault>): Promise<boolean> {
    if (this.isSending) return false;
    this.show([]);
    this.toasts.clear();
    this.setSending(true);
    try {
      const result = await execute();
      if (result.ok) {
        this.toasts.show(this.texts.done);
        return true;
      }
      const { failure } = result;
      if (failure.code === 'invalid-form') {
        this.show(explain(failure.faults));
      } else {
        this.toasts.show({ ...this.texts.failed, variant: 'destructive' });
        if (failure.code === 'validation') this.show(serverProblems(failure.fields, this.fields));
      }
      return false;
    } finally {
      this.setSending(false);
    }
  }

  private show(problems: readonly FieldMessage<Field>[]): void {
    this.problems = problems;
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }
}
