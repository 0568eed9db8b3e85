import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FailureIn } from '../../core/api/api';
import type { ChangedPerson, PeopleGateway } from '../../core/people/people.api';
import { ALL_PEOPLE } from '../../core/people/people-query';
import type { Person } from '../../core/people/person';
import {
  checkDeactivation,
  findChangeFaults,
  findInvitationFaults,
  type Invitation,
  type PersonChange,
} from '../../core/people/person-changes';
import type { PersonalDataFailure } from '../../core/privacy/privacy.api';
import type { Needs } from '../app/ports';
import { RecordFormViewModel } from '../shared/conflict/record-form.view-model';
import { Fetched, FetchedBy } from '../shared/fetched/fetched';
import { FormState, submitForm } from '../shared/form/form-state';
import { textSentence } from '../shared/form/text-sentence';
import { AlikeRecordsViewModel } from '../shared/privacy/alike-records.view-model';
import { peopleTexts as texts } from './people.texts';

/** The people that a question asks for. */
export class PeopleListViewModel extends FetchedBy<PeopleGateway['list']> {
  constructor(ports: Needs<{ peopleGateway: 'list'; feed: 'loads' }>) {
    super({
      ask: (query, signal) => ports.peopleGateway.list(query, signal),
      feed: ports.feed,
      things: ['people'],
    });
  }
}

/** Who holds each role; it follows what others change. */
export class RoleHoldersViewModel extends FetchedBy<PeopleGateway['roleHolders']> {
  constructor(ports: Needs<{ peopleGateway: 'roleHolders'; feed: 'loads' }>) {
    const ask = (_: null, signal: AbortSignal) => ports.peopleGateway.roleHolders(undefined, signal);
    super({ ask, first: null, feed: ports.feed, things: ['people'] });
  }
}

/** The form that invites somebody. */
export class InviteViewModel {
  readonly form = new FormState();
  /** Who was invited, and the link to pass on; null where a mail carries it. */
  invited: { readonly name: string; readonly link: string } | null = null;

  constructor(
    private readonly ports: Needs<{
      peopleGateway: 'invite';
      findInvitationLink: 'execute';
      toasts: 'show' | 'clear';
    }>,
  ) {
    makeObservable(this, { invited: observableRef });
  }

  /** Sends the invitation and answers whether that is done. */
  submit(invitation: Invitation): Promise<boolean> {
    return submitForm(this.form, this.ports.toasts, {
      faults: findInvitationFaults(invitation),
      execute: () => this.invite(invitation),
      explain: ({ field, fault }) => ({ field, message: textSentence(fault, texts.faults[field]) }),
      done: (person) => (this.invited ? texts.invitedByHand(person) : texts.invited(person)),
      failed: (failure) => {
        if (failure.code !== 'conflict') return { title: texts.error, description: texts.failure(failure) };
        this.form.refuse([{ field: 'email', message: texts.known }]);
        return undefined;
      },
    });
  }

  private async invite(invitation: Invitation): ChangedPerson {
    const invited = await this.ports.peopleGateway.invite(invitation);
    if (invited.ok) {
      const { name, email } = invited.value;
      const link = await this.ports.findInvitationLink.execute(email);
      runInAction(() => {
        this.invited = link === null ? null : { name, link };
      });
    }
    return invited;
  }
}

/** What an admin can do with somebody's account apart from changing name and role. */
export type PersonAct = 'resend' | 'deactivate' | 'reactivate' | 'signOut';

type KeptBy = 'last-admin' | 'own-account';

/** One person, as an admin changes them. */
export class PersonViewModel extends RecordFormViewModel<Person, PersonChange> {
  readonly person: Fetched<Person, FailureIn<PeopleGateway['read']>['code'], string>;
  /** The link of an invitation that was made again and that no mail carries, to pass on; null otherwise. */
  link: string | null = null;
  /** Why the admin cannot deactivate their own account; null while another person is open. */
  keptBy: KeptBy | null = null;
  readonly alike: AlikeRecordsViewModel;
  /** Whether the person has a second step that can be reset, or had one: a link that got lost is made again. */
  hasSecondStep = false;
  /** The link with which the person sets up their second step again, where no mail carries it; null otherwise. */
  resetLink: string | null = null;

  constructor(
    private readonly ports: Needs<{
      personalData: 'export' | 'erase' | 'alike';
      personFactors: 'factors' | 'resetFactors';
      findInvitationLink: 'execute';
      session: 'user' | 'restore';
      toasts: 'show' | 'clear';
      peopleGateway: 'change' | 'read' | 'list' | PersonAct;
    }>,
  ) {
    super(null, ports.toasts, texts.keptTheirs);
    this.person = new Fetched({ ask: (id) => this.read(id) });
    this.alike = new AlikeRecordsViewModel(ports.personalData);
    makeObservable<this, 'set'>(this, {
      keptBy: observable,
      link: observable,
      hasSecondStep: observable,
      resetLink: observable,
      set: action,
    });
  }

  /** The person whom the dialog shows. */
  protected override get basis(): Person | null {
    return this.person.value;
  }

  protected override set basis(person: Person | null) {
    if (person) this.person.ready(person);
  }

  /** Whether this is the admin's own account. */
  get isOwn(): boolean {
    const id = this.person.value?.id;
    return id !== undefined && id === this.ports.session.user?.id;
  }

  /** Saves the form and answers whether it was saved. On a conflict, the form keeps what was typed and the admin decides. */
  async save(change: PersonChange): Promise<boolean> {
    if (!this.basis) return false;
    const mine = { ...change, name: change.name.trim() };
    return submitForm(this.form, this.ports.toasts, {
      faults: findChangeFaults(mine),
      execute: () => this.change(mine),
      explain: ({ field, fault }) => ({ field, message: textSentence(fault, texts.faults[field]) }),
      done: (person) => {
        this.basis = person;
        // The admin's own name is shown on every page.
        if (this.isOwn) void this.ports.session.restore();
        return texts.saved(person);
      },
      failed: (failure) =>
        failure.code === 'conflict' ? undefined : { title: texts.error, description: texts.failure(failure) },
    });
  }

  private change(mine: PersonChange) {
    return this.keep({
      mine,
      change: (from) => this.ports.peopleGateway.change({ ...mine, ...from }),
      read: (id) => this.ports.peopleGateway.read({ id }),
      valuesOf: changeOf,
    });
  }

  /** Does something with the account; a second press while it is being done does nothing. */
  async act(act: PersonAct): Promise<void> {
    const id = this.person.value?.id;
    if (id === undefined) return;
    const done = await this.form.send(() => this.ports.peopleGateway[act]({ id }));
    if (done?.ok) {
      this.person.ready(done.value);
      this.set({
        link: act === 'resend' ? await this.ports.findInvitationLink.execute(done.value.email) : null,
      });
      this.ports.toasts.show(
        this.link === null ? texts.done[act](done.value) : texts.invitedByHand(done.value),
      );
    } else if (done) {
      const { failure } = done;
      this.refuse(failure.code === 'conflict' ? texts.notWaiting : texts.failure(failure));
    }
  }

  /** Takes the second step of somebody who lost it away, so that they set up another one. */
  async resetSecondStep(): Promise<void> {
    const person = this.person.value;
    if (!person) return;
    const reset = await this.form.send(() => this.ports.personFactors.resetFactors({ id: person.id }));
    if (reset?.ok) {
      this.set({ resetLink: reset.value.link });
      this.ports.toasts.show(
        reset.value.link === null ? texts.resetMailed(person) : texts.resetByHand(person),
      );
    } else if (reset) {
      const { failure } = reset;
      this.refuse(failure.code === 'conflict' ? texts.notActive : texts.failure(failure));
    }
  }

  /** Everything that is kept of the person, as JSON; null when it could not be had. */
  async export(id: string): Promise<string | null> {
    const file = await this.form.send(() => this.ports.personalData.export({ id }));
    if (file?.ok) return JSON.stringify(file.value, null, 2);
    if (file) this.refuseData(file.failure);
    return null;
  }

  /** Erases what is kept of the person, with the records of people without an account that are chosen, and shows what is left. */
  async erase(id: string): Promise<void> {
    const erased = await this.form.send(() =>
      this.ports.personalData.erase({ id, records: this.alike.records }),
    );
    if (erased?.ok) {
      this.ports.toasts.show(texts.erased);
      await this.person.open(id);
    } else if (erased) this.refuseData(erased.failure);
  }

  /** Looks for records of people without an account who are reached as the person is. */
  lookAlike(id: string): void {
    void this.alike.begin({ kind: 'person', id });
  }

  private refuseData(failure: PersonalDataFailure): void {
    const isOwn = failure.code === 'forbidden' && failure.reason === 'own-account';
    this.refuse(isOwn ? texts.ownErase : texts.failure(failure));
  }

  private refuse(description: string): void {
    this.ports.toasts.show({ title: texts.error, description, variant: 'destructive' });
  }

  private async read(id: string): ReturnType<PeopleGateway['read']> {
    const read = await this.ports.peopleGateway.read({ id });
    if (read.ok) {
      const isOwn = this.ports.session.user?.id === id;
      const factors = isOwn ? null : await this.ports.personFactors.factors({ id });
      this.set({
        keptBy: isOwn ? await this.whyKept(read.value) : null,
        hasSecondStep: factors?.ok === true && (factors.value.hasFactor || factors.value.isReset),
        resetLink: null,
      });
    }
    return read;
  }

  /** Two admins are enough to know that this one is not the last. Where nobody can say, it's their own account anyway. */
  private async whyKept(own: Person): Promise<KeptBy> {
    const query = { ...ALL_PEOPLE, role: 'admin', state: 'active', size: 2 } as const;
    const admins = await this.ports.peopleGateway.list(query);
    const adminIds = admins.ok ? admins.value.items.map(({ id }) => id) : [];
    const checked = checkDeactivation(own, { actorId: own.id, adminIds });
    return !checked.ok && checked.failure.reason === 'last-admin' ? 'last-admin' : 'own-account';
  }

  private set(changed: Partial<Pick<this, 'keptBy' | 'link' | 'hasSecondStep' | 'resetLink'>>): void {
    Object.assign(this, changed);
  }
}

/** What an admin can change of a person. */
const changeOf = ({ name, role, language }: Person): PersonChange => ({
  name,
  role,
  language: language ?? null,
});
