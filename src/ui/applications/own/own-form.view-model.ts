import type { FailureIn } from '../../../core/api/api';
import { findApplicationFaults, tidyApplication } from '../../../core/applications/application-faults';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import type { OwnApplications } from '../../../core/applications/own/own-applications.api';
import type { OfferedProgram } from '../../../core/programs/program-view';
import { type TypedForm, typedForm } from '../../../core/shared/forms/typed-forms.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { fittingValues } from '../../shared/form/fitting-values';
import { submitForm } from '../../shared/form/form-state';
import { PAGE_LANGUAGE } from '../../shared/site-path';
import { ApplicationFormViewModel } from '../application-form.view-model';
import {
  type ApplicationFormValues,
  EMPTY_FORM,
  EMPTY_WANTED_PAIR,
  formOfValues,
  valuesOfForm,
} from '../application-form-values';
import type { Offer } from './own-applications.view-model';
import { ownFormTexts as texts } from './own-form.texts';

type NotSent = FailureIn<OwnApplications['send'] | OwnApplications['list']>;

/** The form that sends an application, or changes one that waits for its answer. */
export class OwnFormViewModel extends ApplicationFormViewModel<
  OwnApplication,
  ApplicationFormValues,
  keyof typeof texts.notices
> {
  private offer: Offer | null = null;

  constructor(
    private readonly ports: Needs<{
      ownApplications: 'send' | 'change' | 'list';
      programs: 'offered';
      session: 'user';
      toasts: 'show' | 'clear';
      idSource: 'next';
      typedForms: 'read' | 'keep' | 'forget';
    }>,
  ) {
    super(ports.idSource, ports.toasts, () => texts.keptTheirs);
  }

  /** What was typed into this form before a reload, as far as it still fits what it holds at first; null for nothing. */
  typedBefore(first: ApplicationFormValues): ApplicationFormValues | null {
    return fittingValues(this.typed.read(), first);
  }

  /** Keeps what the form holds over a reload. */
  keepTyped(values: ApplicationFormValues): void {
    this.typed.keep(values);
  }

  /** The form was sent, or given up. */
  forgetTyped(): void {
    this.typed.forget();
  }

  private get typed(): TypedForm {
    const { as, program, own } = this.offer ?? {};
    return typedForm(
      this.ports.typedForms,
      ['application', program?.id, as, own?.revision ?? 'new'].join(' '),
    );
  }

  /** Takes up what the form is for. Answers what it holds at first: for a new application, what the account says. */
  open(offer: Offer): ApplicationFormValues {
    const { as, program, own } = offer;
    this.offer = offer;
    this.basis = own;
    this.ask(program.questions);
    if (own) return valuesOfForm(own, program.questions);
    const { name = '', email = '' } = this.ports.session.user ?? {};
    return {
      ...EMPTY_FORM,
      name: (as === 'volunteer' ? name : (name.trim().split(/\s/)[0] ?? '')).slice(0, 60),
      contact: email,
      pairs: program.asksSizes ? [EMPTY_WANTED_PAIR] : [],
      answers: Object.fromEntries(program.questions.map(({ id }) => [id, ''])),
    };
  }

  /** Sends or saves the form, and answers whether that is done. Whatever comes of it, what was typed stays. */
  async submit(values: ApplicationFormValues): Promise<boolean> {
    const { offer, questions } = this;
    if (!offer) return false;
    const { as, program } = offer;
    this.say(null, texts.notices);
    const isNew = this.basis === null;
    const demands = { asksSizes: program.asksSizes, questions: [...questions] };
    const form = formOfValues(values, questions);
    return submitForm(this.form, this.toasts, {
      faults: findApplicationFaults(form, as, demands),
      // As it is kept, so that what comes back is known again.
      execute: () => this.save(valuesOfForm(tidyApplication(form, as, demands), questions), program),
      explain: (fault) => this.explain(fault, values),
      done: (application) => (isNew ? texts.sent(application) : texts.changed),
      failed: (failure) => {
        if (this.conflict) return undefined;
        // Changes have no number that somebody could reach.
        const isSaid = (isNew || failure.code !== 'too-many') && this.say(failure, texts.notices);
        return isSaid ? undefined : { title: texts.notSent, description: texts.failed[failure.code] };
      },
    });
  }

  private async save(
    mine: ApplicationFormValues,
    program: OfferedProgram,
  ): Promise<Result<OwnApplication, NotSent>> {
    const form = formOfValues(mine, this.questions);
    const isNew = this.basis === null;
    const saved = await this.keep({
      mine,
      create: (id) =>
        this.ports.ownApplications.send({ ...form, id, programId: program.id, language: PAGE_LANGUAGE }),
      change: (from) => this.ports.ownApplications.change({ ...form, ...from, language: PAGE_LANGUAGE }),
      read: (id) => this.readKept(id),
      valuesOf: (application) => valuesOfForm(application, this.questions),
      isOpenTo: ({ state }) => state === 'pending',
    });
    const { conflict } = this;
    if (isNew && conflict?.fields.every(({ author }) => author === 'me')) {
      // An earlier try was kept, and its answer got lost: what was written since then changes it.
      this.resolve(Object.fromEntries(conflict.fields.map(({ field }) => [field, 'mine'])));
      return this.save(mine, program);
    }
    if (!saved.ok && saved.failure.code === 'conflict' && saved.failure.reason === 'questions-changed') {
      const offered = await this.ports.programs.offered();
      const now = offered.ok ? offered.value.find(({ id }) => id === program.id) : undefined;
      if (now) this.ask(now.questions, this.questions);
    }
    return saved;
  }

  private async readKept(id: string): Promise<Result<OwnApplication, NotSent>> {
    const all = await this.ports.ownApplications.list();
    if (!all.ok) return all;
    const application = all.value.find((candidate) => candidate.id === id);
    return application ? ok(application) : fail({ code: 'not-found' });
  }
}
