import type { FailureIn } from '../../../core/api/api';
import type { StaffMember } from '../../../core/people/people-query';
import type { Program, ProgramDraft } from '../../../core/programs/program';
import { draftOf } from '../../../core/programs/program-draft';
import { findProgramFaults, type ProgramFault } from '../../../core/programs/program-faults';
import type { Programs } from '../../../core/programs/programs.api';
import { ok } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { RecordFormViewModel } from '../../shared/conflict/record-form.view-model';
import { Fetched } from '../../shared/fetched/fetched';
import { type FormProblem, submitForm } from '../../shared/form/form-state';
import { programFormTexts as texts } from './program-form.texts';
import {
  draftOfValues,
  FIRST_VALUES,
  type ProgramFormValues,
  type QuestionValues,
  valuesOf,
} from './program-form-values';

/** What the form opens with. */
interface ProgramSources {
  /** Null for a new program. */
  readonly program: Program | null;
  /** Who can manage it. */
  readonly people: readonly StaffMember[];
}

type SourceFailure = FailureIn<Programs['get'] | Programs['managers']>['code'];

/** The form that makes or changes a program. */
export class ProgramFormViewModel extends RecordFormViewModel<Program, ProgramFormValues> {
  /** Asked for by the program's id, or null for a new one; read once, so that what is typed stays whatever others do. */
  readonly sources: Fetched<ProgramSources, SourceFailure, string | null>;

  constructor(
    private readonly ports: Needs<{
      programs: 'create' | 'save' | 'publish' | 'get' | 'managers';
      session: 'user';
      toasts: 'show' | 'clear';
      idSource: 'next';
    }>,
  ) {
    super(ports.idSource, ports.toasts, ({ title }) => texts.keptTheirs(title));
    this.sources = new Fetched({ ask: (id) => this.read(id) });
  }

  /** Takes up what the form opens with. Answers what it holds at first; a manager is among the managers of a new program. */
  open(): ProgramFormValues {
    const program = this.sources.value?.program ?? null;
    this.basis = program;
    if (program) return valuesOf(draftOf(program));
    const { user } = this.ports.session;
    return { ...FIRST_VALUES, managerIds: this.isManager && user ? [user.id] : [] };
  }

  /** A question without words. */
  newQuestion(): QuestionValues {
    return {
      id: this.ports.idSource.next(),
      text: '',
      help: '',
      answer: 'line',
      choices: '',
      required: false,
      es: null,
    };
  }

  /**
   * Keeps the form and answers whether that is done; with `publish`, the program is active then. On a conflict, the form keeps
   * what was typed and the person decides.
   */
  submit(values: ProgramFormValues, publish: boolean): Promise<boolean> {
    const draft = draftOfValues(values);
    const isNew = this.basis === null;
    return submitForm(this.form, this.toasts, {
      faults: this.faultsOf(draft, publish),
      execute: () => this.save(valuesOf(draft), publish),
      explain,
      done: ({ title }) => (publish ? texts.published : isNew ? texts.draftSaved : texts.saved)(title),
      failed: (failure) => {
        if (this.conflict) return undefined;
        if (failure.code === 'conflict' && failure.reason === 'enrolled') {
          this.form.refuse([{ field: 'places', message: texts.enrolled(failure.count ?? 0) }]);
          return undefined;
        }
        return { title: texts.error, description: texts.failed[failure.code] };
      },
    });
  }

  /** Says at the fields what a draft lacks before it can be published. */
  showWhatIsMissing(values: ProgramFormValues): void {
    this.form.refuse(this.faultsOf(draftOfValues(values), true).map(explain));
  }

  private faultsOf(draft: ProgramDraft, publish: boolean): readonly ProgramFault[] {
    const isActive = publish || this.basis?.state === 'active';
    const staffIds = (this.sources.value?.people ?? []).map(({ id }) => id);
    return findProgramFaults(draft, { isActive, needsManager: isActive || this.isManager, staffIds });
  }

  private get isManager(): boolean {
    return this.ports.session.user?.role === 'program_manager';
  }

  private async save(mine: ProgramFormValues, publish: boolean) {
    const draft = draftOfValues(mine);
    const saved = await this.keep({
      mine,
      valuesOf: (program: Program) => valuesOf(draftOf(program)),
      create: (id) => this.ports.programs.create({ ...draft, id, publish }),
      change: (from) => this.ports.programs.save({ ...draft, ...from }),
      read: (id) => this.readProgram(id),
      isOpenTo: ({ state }) => state !== 'archived' || this.basis?.state === state,
    });
    // What was kept by an earlier try, or is changed after it, is still a draft.
    return saved.ok && publish && saved.value.state === 'draft'
      ? this.ports.programs.publish({ id: this.id, base: saved.value.revision })
      : saved;
  }

  private async read(id: string | null) {
    const people = await this.ports.programs.managers();
    if (!people.ok) return people;
    const program = id === null ? ok(null) : await this.readProgram(id);
    return program.ok ? ok({ program: program.value, people: people.value }) : program;
  }

  private async readProgram(id: string) {
    const view = await this.ports.programs.get({ id });
    return view.ok ? ok(view.value.program) : view;
  }
}

/** A question's fault stands at its part: 'questions.0.text'; that of a choice in Spanish at the choice: 'questions.0.es.choices.1'. */
function explain(fault: ProgramFault): FormProblem {
  const message = texts.fault(fault);
  if (fault.field !== 'questions') return { field: fault.field, message };
  const place = fault.choice === undefined ? '' : `.${fault.choice - 1}`;
  return { field: `questions.${fault.line - 1}.${fault.part}${place}`, message };
}
