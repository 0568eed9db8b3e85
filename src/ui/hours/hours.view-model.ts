import { makeObservable, observableRef, runInAction } from 'mobx';
import type { FailureIn } from '../../core/api/api';
import type { Hours, StaffWork } from '../../core/hours/hours.api';
import { OTHER_WORK } from '../../core/hours/hours.inputs';
import { findReasonFaults } from '../../core/shared/forms/reason-faults';
import type { Needs } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';
import { FormState, submitForm } from '../shared/form/form-state';
import { hoursTexts as texts } from './hours.texts';

/** A page of hours; what a volunteer logs comes in without a reload. */
export class HoursListViewModel extends FetchedBy<Hours['list']> {
  constructor(ports: Needs<{ hours: 'list'; feed: 'loads' }>) {
    super({
      ask: (query, signal) => ports.hours.list(query, signal),
      feed: ports.feed,
      things: ['signups', 'programs'],
    });
  }
}

/** How many hours wait for somebody who approves them, in all programs or one, for the label of what leads to them. */
export class WaitingHoursViewModel extends FetchedBy<Hours['list']> {
  constructor(ports: Needs<{ hours: 'list'; feed: 'loads' }>, programId: string | null = null) {
    super({
      ask: (query, signal) => ports.hours.list(query, signal),
      first: { page: 1, size: 1, show: 'claimed', programId },
      staysOn: () => true,
      feed: ports.feed,
      things: ['signups'],
    });
  }

  /** Null while that is not known. */
  get claimed(): number | null {
    return this.value?.counts.claimed ?? null;
  }
}

/** The same of work of no program. */
export class WaitingOtherWorkViewModel extends WaitingHoursViewModel {
  constructor(ports: Needs<{ hours: 'list'; feed: 'loads' }>) {
    super(ports, OTHER_WORK);
  }
}

/** Approves hours, and returns them with a reason. */
export class DecideHoursViewModel {
  readonly form = new FormState();
  /** Whose approval is taken back or refused; null without a dialog. */
  returning: StaffWork | null = null;

  constructor(private readonly ports: Needs<{ hours: 'approve' | 'giveBack'; toasts: 'show' | 'clear' }>) {
    makeObservable(this, { returning: observableRef });
  }

  /** Approves all of them or none. */
  async approve(work: readonly StaffWork[]): Promise<void> {
    const entries = work.map(({ id, revision: base }) => ({ id, base }));
    const done = await this.form.send(() => this.ports.hours.approve({ entries }));
    if (done?.ok) this.ports.toasts.show(texts.approved(work.length));
    else if (done)
      this.ports.toasts.show({
        title: texts.notDone,
        variant: 'destructive',
        description: sentenceOf(done.failure),
      });
  }

  /** Opens the dialog that asks for a reason. */
  begin(work: StaffWork): void {
    this.form.clear();
    this.set(work);
  }

  /** Closes it. */
  end(): void {
    this.set(null);
  }

  /** Returns the hours and answers whether that is done. */
  async giveBack(reason: string): Promise<boolean> {
    const { returning } = this;
    if (!returning) return false;
    const { id, revision: base } = returning;
    return submitForm(this.form, this.ports.toasts, {
      faults: findReasonFaults(reason),
      execute: () => this.ports.hours.giveBack({ id, base, reason: reason.trim() }),
      explain: ({ field, fault }) => ({ field, message: texts.faults[fault] }),
      done: () => texts.returnedDone,
      failed: (failure) => ({ title: texts.notDone, description: sentenceOf(failure) }),
    });
  }

  private set(returning: StaffWork | null): void {
    runInAction(() => {
      this.returning = returning;
    });
  }
}

function sentenceOf(failure: FailureIn<Hours['approve']>): string {
  const isOwn = failure.code === 'conflict' && failure.reason === 'own-hours';
  return isOwn ? texts.ownHours : texts.failed[failure.code];
}
