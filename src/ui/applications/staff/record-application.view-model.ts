import { makeObservable, observableRef, runInAction } from 'mobx';
import type { FailureIn } from '../../../core/api/api';
import type { Application } from '../../../core/applications/application';
import { type ApplicationFault, findApplicationFaults } from '../../../core/applications/application-faults';
import type { Applications } from '../../../core/applications/applications.api';
import type { Program } from '../../../core/programs/program';
import type { ProgramQuery } from '../../../core/programs/program-query';
import type { Programs } from '../../../core/programs/programs.api';
import type { FieldFault } from '../../../core/shared/forms/field-rule';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { IdSource } from '../../../core/shared/system.port';
import { FetchedBy } from '../../shared/fetched/fetched';
import { type FormProblem, FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { applicationFormTexts } from '../application-form.texts';
import { type ApplicationFormValues, fieldOfFault, formOfValues } from '../application-form-values';
import { recordTexts as texts } from './record-application.texts';

/** All active programs that somebody manages, on however many pages; read once, so that what is typed below one stays. */
export class ActiveProgramsViewModel extends FetchedBy<Programs['list']> {
  constructor(programs: Pick<Programs, 'list'>) {
    const ask = async (first: ProgramQuery, signal: AbortSignal): ReturnType<Programs['list']> => {
      const page = await programs.list(first, signal);
      if (!page.ok || first.page * first.size >= page.value.total) return page;
      const rest = await ask({ ...first, page: first.page + 1 }, signal);
      return rest.ok ? ok({ ...rest.value, items: [...page.value.items, ...rest.value.items] }) : rest;
    };
    const active = { search: '', kind: null, managerId: null, show: 'active', page: 1, size: 100 } as const;
    super({ ask, first: active });
  }
}

/** What the form holds. */
export interface RecordValues extends ApplicationFormValues {
  readonly programId: string;
  readonly as: Application['as'];
  readonly agreed: boolean;
}

type RecordFault = ApplicationFault | FieldFault<'programId' | 'agreed', 'missing'>;
type NotRecorded = FailureIn<Applications['record' | 'similar']>;

/** Records an application for somebody without an account. */
export class RecordApplicationViewModel {
  readonly form = new FormState();
  /** Why the form as a whole was refused. */
  notice: keyof typeof texts.notices | null = null;
  /** The id of a pending application of the same name and contact, until somebody decides; null otherwise. */
  likeId: string | null = null;
  /** The ids of the questions that were not there when the form was opened. */
  fresh: ReadonlySet<string> = new Set();
  private readonly id: string;

  constructor(
    private readonly applications: Pick<Applications, 'record' | 'similar'>,
    /** Those to choose from. */
    readonly programs: ActiveProgramsViewModel,
    private readonly toasts: Toasts,
    ids: IdSource,
  ) {
    this.id = ids.next();
    makeObservable(this, { notice: observableRef, likeId: observableRef, fresh: observableRef });
  }

  start(): () => void {
    return this.programs.start();
  }

  /** The program with the id, if there is one to choose. */
  programOf(id: string): Program | undefined {
    return this.programs.value?.items.find((program) => program.id === id);
  }

  /** Saves and answers whether that is done; unless `isSure`, not beside a pending application of that name and contact. */
  async submit(values: RecordValues, isSure = false): Promise<boolean> {
    const program = this.programOf(values.programId);
    const questions = program?.questions ?? [];
    this.say({ notice: null, likeId: null });
    return submitForm(this.form, this.toasts, {
      faults: faultsOf(values, program),
      execute: () => this.send(values, questions, isSure),
      explain: (fault) => explain(fault, values, questions),
      done: ({ name }) => texts.done(name),
      failed: (failure) => {
        const reason = failure.code === 'conflict' ? failure.reason : undefined;
        const isSaid = reason === 'closed' || reason === 'questions-changed';
        if (isSaid) this.say({ notice: reason });
        return isSaid || this.likeId !== null
          ? undefined
          : { title: texts.notSaved, description: texts.failed[failure.code] };
      },
    });
  }

  private async send(
    values: RecordValues,
    questions: Program['questions'],
    isSure: boolean,
  ): Promise<Result<Application, NotRecorded>> {
    const { programId, as, name, contact } = values;
    if (!isSure) {
      const like = await this.applications.similar({ programId, name, contact });
      if (!like.ok) return like;
      // One of the same id is an earlier try, whose answer got lost.
      if (like.value && like.value.id !== this.id) {
        this.say({ likeId: like.value.id });
        return fail({ code: 'conflict' });
      }
    }
    const form = formOfValues(values, questions);
    const sent = await this.applications.record({ ...form, id: this.id, programId, as, agreed: true });
    if (!sent.ok && sent.failure.code === 'conflict' && sent.failure.reason === 'questions-changed')
      await this.readQuestions(programId, questions);
    return sent;
  }

  /** Reads what the program asks now, and marks what is new. An answer stays with its question. */
  private async readQuestions(programId: string, questions: Program['questions']): Promise<void> {
    const before = new Set(questions.map(({ id, text }) => `${id} ${text}`));
    await this.programs.load();
    const now = this.programOf(programId)?.questions ?? [];
    const fresh = now.filter(({ id, text }) => !before.has(`${id} ${text}`)).map(({ id }) => id);
    this.say({ fresh: new Set(fresh) });
  }

  private say(said: Partial<Pick<RecordApplicationViewModel, 'notice' | 'likeId' | 'fresh'>>): void {
    runInAction(() => Object.assign(this, said));
  }
}

function faultsOf(values: RecordValues, program: Program | undefined): readonly RecordFault[] {
  const asked = program ?? { asksSizes: false, questions: [] };
  const form = formOfValues(values, asked.questions);
  return [
    ...(program ? [] : [{ field: 'programId', fault: 'missing' } as const]),
    ...findApplicationFaults(form, values.as, asked, false),
    ...(values.agreed ? [] : [{ field: 'agreed', fault: 'missing' } as const]),
  ];
}

function explain(fault: RecordFault, values: RecordValues, questions: Program['questions']): FormProblem {
  if (isOfRecord(fault)) return { field: fault.field, message: texts.missing[fault.field] };
  return {
    field: fieldOfFault(fault, values),
    message: applicationFormTexts.problem(fault, questions),
  };
}

function isOfRecord(fault: RecordFault): fault is FieldFault<'programId' | 'agreed', 'missing'> {
  return fault.field in texts.missing;
}
