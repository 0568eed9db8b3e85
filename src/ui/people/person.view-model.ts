import { action, makeObservable, observable, observableRef } from 'mobx';
import type { FindInvitationLink } from '../../core/mail/find-invitation-link';
import type {
  ChangedPerson,
  PeopleGateway,
  PeopleReadFailure,
  PersonWriteFailure,
} from '../../core/people/people.api';
import { ALL_PEOPLE } from '../../core/people/people-query';
import type { Person } from '../../core/people/person';
import { checkDeactivation, findChangeFaults, type PersonChange } from '../../core/people/person-changes';
import { attempt, fail, type Logger, ok, type Result } from '../../core/shared/result';
import { type FieldConflict, FormWithConflict, fieldConflict } from '../shared/conflict/field-conflict';
import { textSentence } from '../shared/form/form.texts';
import { submitForm, type Toasts } from '../shared/form/form-state';
import type { SessionViewModel } from '../shared/session/session.view-model';
import { peopleTexts as texts } from './people.texts';

/** What an admin can do with somebody's account apart from changing name and role. */
export type PersonAct = 'resend' | 'deactivate' | 'reactivate' | 'signOut';

type PersonViewState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly person: Person }
  | { readonly status: 'failed'; readonly failure: PeopleReadFailure['code'] | 'not-found' };

type Unsaved = Exclude<PersonWriteFailure, { readonly code: 'conflict' }>;

/** One person, as an admin changes them. */
export class PersonViewModel extends FormWithConflict<Person, PersonChange> {
  state: PersonViewState = { status: 'loading' };
  /** The link of an invitation that was made again and that no mail carries, to pass on; null otherwise. */
  link: string | null = null;
  /** Why the admin cannot deactivate their own account; null while another person is open. */
  keptBy: 'last-admin' | 'own-account' | null = null;

  constructor(
    private readonly gateway: PeopleGateway,
    private readonly findLink: Pick<FindInvitationLink, 'execute'>,
    private readonly session: Pick<SessionViewModel, 'user' | 'restore'>,
    private readonly toasts: Toasts,
    private readonly logger: Logger,
  ) {
    super((person, isToSave) => {
      this.set({ status: 'ready', person });
      if (!isToSave) this.toasts.show(texts.keptTheirs(person));
    });
    makeObservable<this, 'set' | 'setLink' | 'setKept'>(this, {
      ...{ keptBy: observable, state: observableRef, link: observable },
      ...{ setKept: action, setLink: action, set: action },
    });
  }

  /** Whether this is the admin's own account. */
  get isOwn(): boolean {
    return this.state.status === 'ready' && this.state.person.id === this.session.user?.id;
  }

  /** Reads the person. */
  async open(id: string): Promise<void> {
    this.set({ status: 'loading' });
    const read = await attempt(() => this.gateway.read({ id }), this.logger);
    if (read.ok) {
      this.setKept(this.session.user?.id === id ? await this.whyKept(read.value) : null);
      this.set({ status: 'ready', person: read.value });
    } else this.set({ status: 'failed', failure: read.failure.code });
  }

  /** Saves the form and answers whether it was saved. On a conflict, the form keeps what was typed and the admin decides. */
  save(change: PersonChange): Promise<boolean> {
    const { state } = this;
    if (state.status !== 'ready') return Promise.resolve(false);
    return submitForm(this.form, this.toasts, {
      faults: findChangeFaults(change),
      execute: () => this.send(state.person, change),
      explain: ({ field, fault }) => ({ field, message: textSentence(fault, texts.faults[field]) }),
      done: texts.saved,
      failed: (failure) => {
        if (failure.code !== 'conflict') return { title: texts.error, description: texts.failure(failure) };
        this.meet(failure.met);
        return undefined;
      },
    });
  }

  /** Does something with the account; a second press while it is being done does nothing. */
  async act(act: PersonAct): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready') return;
    const { id } = state.person;
    const done = await this.form.send(() => attempt(() => this.call(act, id), this.logger));
    if (!done) return;
    if (done.ok) {
      const { name, email } = done.value;
      this.set({ status: 'ready', person: done.value });
      this.setLink(act === 'resend' ? await this.findLink.execute(email) : null);
      this.toasts.show(this.link === null ? texts.done[act](name) : texts.invitedByHand(done.value));
      return;
    }
    const { failure } = done;
    const description = failure.code === 'conflict' ? texts.notWaiting : texts.failure(failure);
    this.toasts.show({ title: texts.error, description, variant: 'destructive' });
  }

  private call(act: PersonAct, id: string): ChangedPerson {
    return this.gateway[act]({ id });
  }

  /** Saves once. On a conflict reads what is kept now. */
  private async send(
    basis: Person,
    change: PersonChange,
  ): Promise<
    Result<Person, Unsaved | { readonly code: 'conflict'; readonly met: FieldConflict<Person, PersonChange> }>
  > {
    const name = change.name.trim();
    const save = { ...change, name, id: basis.id, base: basis.revision };
    const saved: Result<Person, PersonWriteFailure> = await attempt(
      () => this.gateway.change(save),
      this.logger,
    );
    if (saved.ok) return this.kept(saved.value);
    if (saved.failure.code !== 'conflict') return fail(saved.failure);
    const kept = await this.gateway.read({ id: basis.id });
    if (!kept.ok) return fail(kept.failure.code === 'cancelled' ? { code: 'unavailable' } : kept.failure);
    const mine = { ...change, name };
    const met = fieldConflict(kept.value, { base: basis, mine, theirs: changeOf(kept.value) });
    // Nothing differs: an earlier try was saved, and only its answer got lost.
    return met ? fail({ code: 'conflict', met }) : this.kept(kept.value);
  }

  private kept(person: Person): { readonly ok: true; readonly value: Person } {
    this.set({ status: 'ready', person });
    // The admin's own name is shown on every page.
    if (this.isOwn) void this.session.restore();
    return ok(person);
  }

  /** Two admins are enough to know that this one is not the last. Where nobody can say, it's their own account anyway. */
  private async whyKept(own: Person): Promise<'last-admin' | 'own-account'> {
    const query = { ...ALL_PEOPLE, role: 'admin', state: 'active', size: 2 } as const;
    const admins = await attempt(() => this.gateway.list(query), this.logger);
    const adminIds = admins.ok ? admins.value.items.map(({ id }) => id) : [];
    const checked = checkDeactivation(own, { actorId: own.id, adminIds });
    return !checked.ok && checked.failure.reason === 'last-admin' ? 'last-admin' : 'own-account';
  }

  private setKept(reason: 'last-admin' | 'own-account' | null): void {
    this.keptBy = reason;
  }

  private setLink(link: string | null): void {
    this.link = link;
  }

  private set(state: PersonViewState): void {
    this.state = state;
  }
}

/** What an admin can change of a person. */
const changeOf = ({ name, role }: Person): PersonChange => ({ name, role });
