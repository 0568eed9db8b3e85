import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FailureIn } from '../../../core/api/api';
import {
  type Application,
  type Decision,
  isOpen,
  isRunning,
  isUntold,
  openPairs,
} from '../../../core/applications/application';
import { findDecisionFaults, findPairFaults } from '../../../core/applications/application-faults';
import type { ApplicationView } from '../../../core/applications/application-query';
import type { Applications } from '../../../core/applications/applications.api';
import { isChangedByApplicant } from '../../../core/applications/changed-by-applicant';
import { type FailureOf, ok, type Result } from '../../../core/shared/result';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState, submitForm } from '../../shared/form/form-state';
import {
  fieldOfFault,
  valuesOfWantedPair,
  type WantedPairValues,
  wantedPairOfValues,
} from '../application-form-values';
import {
  type ActionFault,
  type ApplicationAction,
  applicationActionTexts as texts,
} from './application-actions.texts';

/** A page of applications; a new one comes in without a reload. */
export class ApplicationListViewModel extends FetchedBy<Applications['list']> {
  constructor(private readonly ports: Needs<{ applications: 'list'; feed: 'loads'; clock: 'now' }>) {
    const ask: Applications['list'] = (query, signal) => ports.applications.list(query, signal);
    super({ ask, feed: ports.feed, things: ['applications', 'programs'] });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }
}

/** What the dialogs of actions ask for; each uses its own part. */
export interface ActionValues {
  /** 'YYYY-MM-DD'; empty where nobody saw it. */
  readonly consentSeenOn: string;
  readonly message: string;
  readonly reasonKind: NonNullable<Application['reasonKind']> | '';
  readonly reason: string;
  readonly how: 'finished' | 'left';
  readonly pairs: readonly WantedPairValues[];
}

/** What can be done with an application now. */
export function actionsFor({ application, program }: ApplicationView): readonly ApplicationAction[] {
  const actions: ApplicationAction[] = application.state === 'pending' ? ['approve', 'deny', 'withdraw'] : [];
  if (isRunning(application)) actions.push('end');
  if (isOpen(application) && application.as === 'participant' && program.asksSizes)
    actions.push('changeSizes');
  return isUntold(application) ? [...actions, 'told'] : actions;
}

/** An action, with the application as somebody has seen it. */
interface Opened {
  readonly action: ApplicationAction;
  readonly view: ApplicationView;
}

type NotDone = FailureIn<Applications['approve']>;

/** One application by its id, and what staff do with it. An action is done to what somebody has seen. */
export class OneApplicationViewModel extends FetchedBy<Applications['get']> {
  readonly form = new FormState();
  /** The action that a dialog asks for, with the application as it was when that was opened or shown last; null without a dialog. */
  opened: Opened | null = null;
  /** Why the last action was not done, where the application is to be looked at again. */
  notice: string | null = null;
  /** Whether the opened action was sent without an answer, so that it may have been done. */
  private isUnanswered = false;

  constructor(
    private readonly ports: Needs<{
      applications: 'get' | ApplicationAction;
      session: 'user';
      feed: 'loads';
      toasts: 'show' | 'clear';
      clock: 'now';
    }>,
  ) {
    super({
      ask: (question, signal) => ports.applications.get(question, signal),
      staysOn: (failure) => failure !== 'not-found',
      feed: ports.feed,
      things: ['applications', 'programs', 'shelf'],
    });
    makeObservable(this, { opened: observableRef, notice: observable });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  /** Opens the dialog of an action. */
  begin(action: ApplicationAction, view: ApplicationView): void {
    this.form.clear();
    this.isUnanswered = false;
    this.settle({ action, view }, null);
  }

  /** Closes it. */
  end(): void {
    this.settle(null, this.notice);
  }

  /** What the dialog of an action shows at first. */
  get initial(): ActionValues {
    const pairs = openPairs(this.opened?.view.application.pairs ?? []).map(valuesOfWantedPair);
    return { consentSeenOn: '', message: '', reasonKind: '', reason: '', how: 'finished', pairs };
  }

  /**
   * Does what is opened, and answers whether that is done. If the application has changed, nothing is done: the dialog shows what it
   * is now, and stays open as long as the action is possible or something typed would be lost.
   */
  async submit(values: ActionValues): Promise<boolean> {
    const { opened } = this;
    if (!opened) return false;
    const { action } = opened;
    const done = await submitForm(this.form, this.ports.toasts, {
      faults: this.faultsOf(opened, values),
      execute: () => this.send(opened, values),
      explain: (fault: ActionFault) => ({
        field: fieldOfFault(fault, values),
        message: texts.problem(fault),
      }),
      done: () => ({ title: texts.done[action] }),
      failed: (failure) => {
        if (failure.code === 'conflict') return this.meet(opened, values, failure);
        if (failure.code === 'not-found') this.settle(null, null);
        return { title: texts.notDone, description: texts.failed[failure.code] };
      },
    });
    if (done) this.settle(null, null);
    return done;
  }

  /** Does what needs no dialog. */
  async act(action: ApplicationAction, view: ApplicationView): Promise<void> {
    if (this.form.isSending) return;
    this.begin(action, view);
    await this.submit(this.initial);
    this.end();
  }

  private faultsOf({ action, view: { application } }: Opened, values: ActionValues): readonly ActionFault[] {
    if (action === 'changeSizes') {
      // Those that were given already stay as they are.
      const givenPairs = application.pairs.length - openPairs(application.pairs).length;
      const faults = findPairFaults(values.pairs.map(wantedPairOfValues), givenPairs);
      return faults.filter((fault) => fault.field === 'pairs');
    }
    const missing = { field: 'reasonKind', fault: 'missing' } as const;
    const first = action === 'deny' && values.reasonKind === '' ? [missing] : [];
    const decision = decisionOf(action, values);
    return decision ? [...first, ...findDecisionFaults(decision, application, this.today)] : first;
  }

  private async send({ action, view }: Opened, values: ActionValues): Promise<Result<Application, NotDone>> {
    const { id, revision: base } = view.application;
    const { message, consentSeenOn, reasonKind, reason, how, pairs } = values;
    const calls: Record<ApplicationAction, () => Promise<Result<Application, NotDone>>> = {
      approve: () =>
        this.ports.applications.approve({ id, base, message, consentSeenOn: consentSeenOn || null }),
      deny: () => this.ports.applications.deny({ id, base, reasonKind: reasonKind || 'other', reason }),
      withdraw: () => this.ports.applications.withdraw({ id, base }),
      end: () => this.ports.applications.end({ id, base, how }),
      changeSizes: () =>
        this.ports.applications.changeSizes({ id, base, pairs: pairs.map(wantedPairOfValues) }),
      told: () => this.ports.applications.told({ id, base }),
    };
    const sent = await calls[action]();
    if (!sent.ok && sent.failure.code === 'unavailable') this.isUnanswered = true;
    await this.load();
    const now = this.value?.application;
    const decision = decisionOf(action, values);
    // An earlier try was kept, and its answer got lost.
    const isKept = now && decision && this.isOwnDecision(now) && saysTheSame(now, decision);
    return !sent.ok && sent.failure.code === 'conflict' && isKept ? ok(now) : sent;
  }

  private isOwnDecision({ decidedBy }: Application): boolean {
    return decidedBy !== null && decidedBy.id === this.ports.session.user?.id;
  }

  private meet({ action, view }: Opened, values: ActionValues, failure: FailureOf<'conflict'>): undefined {
    const now = this.value ?? view;
    const isOwn =
      now.application.decidedAt !== view.application.decidedAt && this.isOwnDecision(now.application);
    const isBySomebodyElse = !isOwn && !isChangedByApplicant(view.application, now.application);
    const usualNotice = isBySomebodyElse ? texts.failed.conflict : texts.changed;
    const conflictNotice = isOwn && this.isUnanswered ? texts.firstKept : usualNotice;
    this.isUnanswered = false;
    const isTyped = values.message !== '' || values.reason !== '';
    const stays = isTyped || actionsFor(now).includes(action);
    this.settle(
      stays ? { action, view: now } : null,
      failure.reason === 'full' ? texts.full(failure.count ?? 1) : conflictNotice,
    );
  }

  private settle(opened: Opened | null, notice: string | null): void {
    runInAction(() => {
      this.opened = opened;
      this.notice = notice;
    });
  }
}

/** Whether an application was decided with the same words. */
function saysTheSame(application: Application, decision: Decision): boolean {
  const names = Object.keys(decision) as (keyof Decision)[];
  const textOf = (name: keyof Decision) => {
    const value: unknown = decision[name];
    return typeof value === 'string' ? value.trim() : value;
  };
  return names.every((name) => application[name] === textOf(name));
}

/** What an action decides; null where it decides nothing. */
function decisionOf(action: ApplicationAction, values: ActionValues): Decision | null {
  const { message, reason } = values;
  if (action === 'approve')
    return { state: 'approved', message, consentSeenOn: values.consentSeenOn || null };
  if (action === 'deny') return { state: 'denied', reasonKind: values.reasonKind || null, reason };
  return action === 'withdraw' ? { state: 'withdrawn' } : null;
}
