import { makeObservable, observableRef, runInAction } from 'mobx';
import type { FailureIn } from '../../../core/api/api';
import { findApplicationFaults, tidyApplication } from '../../../core/applications/application-faults';
import type { OwnApplication } from '../../../core/applications/own-application';
import type { OwnApplications } from '../../../core/applications/own-applications.api';
import type { Question } from '../../../core/programs/program';
import type { OfferedProgram } from '../../../core/programs/program-view';
import type { Programs } from '../../../core/programs/programs.api';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { IdSource } from '../../../core/shared/system.port';
import { FormWithConflict } from '../../shared/conflict/field-conflict';
import { submitForm, type Toasts } from '../../shared/form/form-state';
import type { SessionViewModel } from '../../shared/session/session.view-model';
import { applicationFormTexts } from '../application-form.texts';
import {
  type ApplicationFormValues,
  EMPTY_PAIR,
  fieldOfFault,
  formOfValues,
  valuesOfForm,
} from '../application-form-values';
import { applicantOf, type Offer } from './own-applications.view-model';
import { ownFormTexts as texts } from './own-form.texts';

/** Why a form was not taken, where nothing in its fields is wrong. */
export type FormNotice = keyof typeof texts.notices;

type NotSent = FailureIn<OwnApplications['send'] | OwnApplications['list']>;

/** The form that sends an application, or changes one that waits for its answer. */
export class OwnFormViewModel extends FormWithConflict<OwnApplication, ApplicationFormValues> {
  /** Stands in the form until it is sent again. */
  notice: FormNotice | null = null;
  /** What the form asks. It stays as it was when the form was opened, until the server says that it changed. */
  questions: readonly Question[] = [];
  /** The ids of questions that were not there when the form was opened. */
  fresh: ReadonlySet<string> = new Set();
  private program: OfferedProgram | null = null;
  /** The application to change, as last read; null for a new one. */
  private basis: OwnApplication | null = null;
  /** What a new application was sent as: it may have been kept although no answer came. */
  private sent: ApplicationFormValues | null = null;
  /** The id that the form chose: the same in each try, so that nothing is sent twice. */
  private readonly newId: string;

  constructor(
    private readonly own: Pick<OwnApplications, 'send' | 'change' | 'list'>,
    private readonly programs: Pick<Programs, 'offered'>,
    private readonly session: Pick<SessionViewModel, 'user'>,
    private readonly toasts: Toasts,
    ids: IdSource,
  ) {
    super((kept, isToSave) => {
      this.basis = kept;
      if (!isToSave) this.toasts.show(texts.keptTheirs);
    });
    this.newId = ids.next();
    makeObservable(this, { notice: observableRef, questions: observableRef, fresh: observableRef });
  }

  /** Whether the form is about helping. */
  get isHelper(): boolean {
    return applicantOf(this.session) === 'volunteer';
  }

  /** Takes up what the form is for. Answers what it holds at first: for a new application, what the account says. */
  open({ program, own }: Offer): ApplicationFormValues {
    this.program = program;
    this.basis = own;
    runInAction(() => {
      this.questions = program.questions;
    });
    if (own) return valuesOfForm(own, program.questions);
    const { name = '', email = '' } = this.session.user ?? {};
    return {
      ...{ name: this.isHelper ? name.slice(0, 60) : (name.trim().split(/\s/)[0] ?? '').slice(0, 60) },
      ...{
        contact: email,
        access: '',
        pairs: program.asksSizes ? [EMPTY_PAIR] : [],
        adult: '',
        guardian: '',
      },
      answers: Object.fromEntries(program.questions.map(({ id }) => [id, ''])),
    };
  }

  /** Sends or saves the form, and answers whether that is done. Whatever comes of it, what was typed stays. */
  async submit(values: ApplicationFormValues): Promise<boolean> {
    const { program, questions } = this;
    if (!program) return false;
    this.say(null);
    const isNew = this.basis === null;
    const as = applicantOf(this.session);
    const asked = { asksSizes: program.asksSizes, questions: [...questions] };
    const form = formOfValues(values, questions);
    return submitForm(this.form, this.toasts, {
      faults: findApplicationFaults(form, as, asked),
      // As it is kept, so that what comes back is known again.
      execute: () => this.save(valuesOfForm(tidyApplication(form, as, asked), questions), program),
      explain: (fault) => ({
        field: fieldOfFault(fault, values),
        message: applicationFormTexts.problem(fault, questions),
      }),
      done: (kept) => (isNew ? texts.sent(kept) : texts.changed),
      failed: (failure) => {
        if (this.conflict) return undefined;
        const notice = noticeOf(failure, isNew);
        this.say(notice);
        return notice ? undefined : { title: texts.notSent, description: texts.failed[failure.code] };
      },
    });
  }

  private async save(
    mine: ApplicationFormValues,
    program: OfferedProgram,
  ): Promise<Result<OwnApplication, NotSent>> {
    const { basis, sent } = this;
    const form = formOfValues(mine, this.questions);
    const saved = await this.saveOrMeet({
      save: () =>
        basis
          ? this.own.change({ ...form, id: basis.id, base: basis.revision })
          : this.own.send({ ...form, id: this.newId, programId: program.id }),
      read: () => this.readKept(basis?.id ?? this.newId),
      base: basis ? this.valuesOf(basis) : (sent ?? mine),
      ...{ mine, valuesOf: (kept) => this.valuesOf(kept) },
      isOpenTo: ({ state }) => state === 'pending',
    });
    this.sent = mine;
    const { conflict } = this;
    if (!basis && conflict?.fields.every(({ author }) => author === 'me')) {
      // An earlier try was kept, and its answer got lost: what was written since then changes it.
      this.resolve(Object.fromEntries(conflict.fields.map(({ field }) => [field, 'mine'])));
      return this.save(mine, program);
    }
    if (saved.ok) return saved;
    const { failure } = saved;
    if (failure.code === 'conflict' && failure.reason === 'questions-changed') await this.askAnew(program.id);
    return saved;
  }

  private valuesOf(kept: OwnApplication): ApplicationFormValues {
    return valuesOfForm(kept, this.questions);
  }

  private async readKept(id: string): Promise<Result<OwnApplication, NotSent>> {
    const all = await this.own.list();
    if (!all.ok) return all;
    const kept = all.value.find((one) => one.id === id);
    return kept ? ok(kept) : fail({ code: 'not-found' });
  }

  /** Asks what the program asks now, and marks what is new. An answer stays with its question. */
  private async askAnew(programId: string): Promise<void> {
    const offered = await this.programs.offered();
    const now = offered.ok ? offered.value.find(({ id }) => id === programId) : undefined;
    if (!now) return;
    const before = new Set(this.questions.map(({ id, text }) => `${id} ${text}`));
    runInAction(() => {
      this.questions = now.questions;
      this.fresh = new Set(
        now.questions.filter(({ id, text }) => !before.has(`${id} ${text}`)).map(({ id }) => id),
      );
    });
  }

  private say(notice: FormNotice | null): void {
    runInAction(() => {
      this.notice = notice;
    });
  }
}

/** Why the form as a whole was refused; null where trying again, or the dialog about a conflict, is all there is to say. */
function noticeOf(failure: NotSent, isNew: boolean): FormNotice | null {
  if (failure.code === 'too-many') return isNew ? 'too-many' : null;
  if (failure.code !== 'conflict' || !failure.reason) return null;
  return failure.reason in texts.notices ? (failure.reason as FormNotice) : null;
}
