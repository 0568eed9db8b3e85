import { makeObservable, observableRef, runInAction } from 'mobx';
import type { FailureIn } from '../../../core/api/api';
import type { Application } from '../../../core/applications/application';
import { findApplicationFaults } from '../../../core/applications/application-faults';
import type { Applications } from '../../../core/applications/applications.api';
import type { Program } from '../../../core/programs/program';
import { fail, type Result } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { ActiveProgramsViewModel } from '../../programs/active-programs.view-model';
import { type FormProblem, submitForm } from '../../shared/form/form-state';
import { ApplicationFormViewModel } from '../application-form.view-model';
import { type ApplicationFormValues, formOfValues } from '../application-form-values';
import { recordTexts as texts } from './record-application.texts';

/** What the form holds. */
export interface RecordValues extends ApplicationFormValues {
  readonly programId: string;
  readonly as: Application['as'];
  readonly agreed: boolean;
}

type NotRecorded = FailureIn<Applications['record' | 'similar']>;

/** Records an application for somebody without an account. */
export class RecordApplicationViewModel extends ApplicationFormViewModel<
  Application,
  RecordValues,
  keyof typeof texts.notices
> {
  /** The id of a pending application of the same name and contact, until somebody decides; null otherwise. */
  likeId: string | null = null;

  /** Those to choose from. */
  readonly programs: ActiveProgramsViewModel;

  constructor(
    private readonly ports: Needs<{
      applications: 'record' | 'similar';
      programs: 'list';
      toasts: 'show' | 'clear';
      idSource: 'next';
    }>,
  ) {
    super(ports.idSource, ports.toasts);
    this.programs = new ActiveProgramsViewModel(ports);
    makeObservable(this, { likeId: observableRef });
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
    this.ask(program?.questions ?? []);
    this.say(null, texts.notices);
    this.like(null);
    return submitForm(this.form, this.toasts, {
      faults: this.problemsOf(values, program),
      explain: (problem) => problem,
      execute: () => this.send(values, isSure),
      done: ({ name }) => texts.done(name),
      failed: (failure) =>
        this.say(failure, texts.notices) || this.likeId !== null
          ? undefined
          : { title: texts.notSaved, description: texts.failed[failure.code] },
    });
  }

  private problemsOf(values: RecordValues, program: Program | undefined): readonly FormProblem[] {
    const demands = program ?? { asksSizes: false, questions: [] };
    const faults = findApplicationFaults(formOfValues(values, demands.questions), values.as, demands, false);
    const missing = (field: keyof typeof texts.missing) => ({ field, message: texts.missing[field] });
    return [
      ...(program ? [] : [missing('programId')]),
      ...faults.map((fault) => this.explain(fault, values)),
      ...(values.agreed ? [] : [missing('agreed')]),
    ];
  }

  private async send(values: RecordValues, isSure: boolean): Promise<Result<Application, NotRecorded>> {
    const { programId, as, name, contact } = values;
    const { questions, id } = this;
    if (!isSure) {
      const like = await this.ports.applications.similar({ programId, name, contact });
      if (!like.ok) return like;
      // One of the same id is an earlier try, whose answer got lost.
      if (like.value && like.value.id !== id) {
        this.like(like.value.id);
        return fail({ code: 'conflict' });
      }
    }
    const form = formOfValues(values, questions);
    const sent = await this.ports.applications.record({ ...form, id, programId, as, agreed: true });
    if (!sent.ok && sent.failure.code === 'conflict' && sent.failure.reason === 'questions-changed') {
      await this.programs.load();
      this.ask(this.programOf(programId)?.questions ?? [], questions);
    }
    return sent;
  }

  private like(id: string | null): void {
    runInAction(() => {
      this.likeId = id;
    });
  }
}
