import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ApplicationFault } from '../../core/applications/application-faults';
import type { Question } from '../../core/programs/program';
import type { Failure } from '../../core/shared/result';
import type { IdSource } from '../../core/shared/system.port';
import { RecordFormViewModel } from '../shared/conflict/record-form.view-model';
import type { FormProblem, Toasts, ToastTexts } from '../shared/form/form-state';
import { inWords } from '../shared/translation/in-words';
import { applicationFormTexts } from './application-form.texts';
import { type ApplicationFormValues, fieldOfFault } from './application-form-values';

/** The form of an application, for applicants and for staff who record one. */
export class ApplicationFormViewModel<
  Kept extends { readonly id: string; readonly revision: string },
  Values extends ApplicationFormValues,
  Notice extends string,
> extends RecordFormViewModel<Kept, Values> {
  /** Why the form was refused as a whole, until it is sent again. */
  notice: Notice | null = null;
  /** What the form asks. It stays as it was when the form was opened, until the server says that it changed. */
  questions: readonly Question[] = [];
  /** The ids of questions that were not there when the form was opened. */
  fresh: ReadonlySet<string> = new Set();

  constructor(ids: IdSource, toasts: Toasts, keptTheirs?: (form: Kept) => ToastTexts) {
    super(ids, toasts, keptTheirs);
    makeObservable(this, { notice: observableRef, questions: observableRef, fresh: observableRef });
  }

  /** Asks other questions than before, if any, and marks those that are new. An answer stays with its question. */
  protected ask(questions: readonly Question[], before?: readonly Question[]): void {
    const earlier = before && new Set(before.map(asRead));
    const isNew = (question: Question) => earlier?.has(asRead(question)) === false;
    const fresh = earlier ? new Set(questions.filter(isNew).map(({ id }) => id)) : this.fresh;
    runInAction(() => {
      this.questions = questions;
      this.fresh = fresh;
    });
  }

  /** Says why the form was refused, if there is a notice for it, and answers whether there is one. */
  protected say(failure: Failure | null, notices: Readonly<Record<Notice, unknown>>): boolean {
    const reason = failure?.code === 'conflict' ? failure.reason : failure?.code;
    const notice = reason !== undefined && reason in notices ? (reason as Notice) : null;
    runInAction(() => {
      this.notice = notice;
    });
    return notice !== null;
  }

  protected explain(fault: ApplicationFault, values: Values): FormProblem {
    const message = applicationFormTexts.problem(fault, this.questions);
    return { field: fieldOfFault(fault, values), message };
  }
}

function asRead(question: Question): string {
  const { id, text } = inWords(question);
  return `${id} ${text}`;
}
