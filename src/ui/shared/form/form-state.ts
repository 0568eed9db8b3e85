import { action, makeObservable, observable, observableRef } from 'mobx';

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
