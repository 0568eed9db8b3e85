import { computedStruct, makeObservable, observable, runInAction, when } from 'mobx';
import type { AnyCall } from '../../../core/api/api';
import type { Failure, Result } from '../../../core/shared/result';
import type { Cancel, Clock, Scheduler } from '../../../core/shared/system.port';
import {
  canBeSentAgain,
  isKeptCall,
  type KeptCall,
  keyOfChange,
  type UnsentChange,
} from '../../../core/shared/unsent/unsent-change';
import type { UnsentStore } from '../../../core/shared/unsent/unsent-store.port';
import type { Departure, UnsavedWork, UnsavedWorkViewModel } from '../leave/unsaved-work.view-model';
import type { SessionViewModel } from '../session/session.view-model';
import type { ToastMessage, ToastViewModel } from '../toast/toast.view-model';

/** A change that is on its way, or could not be sent. */
interface Unsent {
  readonly change: Omit<UnsentChange, 'call'> & { readonly call: string };
  readonly status: 'sending' | 'failed';
  /** The person has gone on from where it was made, and knows that it is not saved. */
  readonly isLeft: boolean;
}

/** Their form holds what was typed, and asks by itself before it is left. */
const FORM_CALLS: readonly string[] = ['events.saveWalkIns', 'shelf.move', 'hours.giveBack'];
/** Made in a view that shows what became of them: leaving the view is leaving them. */
const VIEW_CALLS: readonly string[] = ['signups.mark'];
/** How often it is tried again, in ms, and the shortest time between two tries. */
const RETRY_MS = 15_000;
const PAUSE_MS = 2_000;
/** An answer that comes so soon spares a question, in ms. */
const SOON_MS = 400;

/** A place on the page that shows changes of a kind. */
export interface PlaceOfChanges {
  /** Whether it shows this change now. */
  shows(change: UnsentChange): boolean;
  /** Sends again what it shows. */
  resend(change: UnsentChange): void;
}

/** What sending changes again needs of those that wait. */
export interface WaitingChanges {
  /** The place on the page that shows changes of a kind. */
  placeOf(call: KeptCall): PlaceOfChanges | undefined;
  /** Whether a change still waits to be sent, by the person who made it. */
  isWaiting(change: UnsentChange): boolean;
  send(change: UnsentChange, call: AnyCall): Promise<Result<unknown, Failure>>;
}

/** Sends changes again as far as it can; answers what to tell the person. */
export type SendAgain = (
  changes: readonly UnsentChange[],
  waiting: WaitingChanges,
) => Promise<ToastMessage | null>;

/**
 * Every change that is on its way to the back end, and those that could not be sent. All of them count as unsaved work. Changes of
 * KEPT_CALLS are kept on the device from the moment in which they are made until they were sent, for the person who made them.
 */
export class UnsentViewModel implements UnsavedWork {
  readonly changes = observable.map<string, Unsent>(undefined, { deep: false });
  private readonly places = observable.map<string, PlaceOfChanges>(undefined, { deep: false });
  private person: string | null = null;
  private isFlushing = false;
  private triedAt = 0;
  private count = 0;

  constructor(
    private readonly ports: {
      readonly session: Pick<SessionViewModel, 'user' | 'interruption'>;
      readonly unsaved: Pick<UnsavedWorkViewModel, 'add'>;
      readonly store: UnsentStore;
      readonly toasts: Pick<ToastViewModel, 'show'>;
      readonly clock: Clock;
      readonly scheduler: Scheduler;
      /** Most people never send anything again, so it is fetched by those who do. */
      readonly fetchSendAgain: () => Promise<SendAgain>;
    },
  ) {
    makeObservable(this, { listed: computedStruct });
  }

  /** Takes up what the person could not send before, and tries again from time to time, until the returned function is called. */
  start(): Cancel {
    const { unsaved, scheduler, session } = this.ports;
    this.person = session.user?.id ?? null;
    void this.takeUp().then(() => this.flush());
    const ends = [unsaved.add(this), scheduler.every(RETRY_MS, () => void this.flush())];
    return () => {
      for (const end of ends) end();
      this.person = null;
      runInAction(() => this.changes.clear());
    };
  }

  /** Makes a call that changes something. */
  async track<T extends Result<unknown, Failure>>(
    call: string,
    input: unknown,
    send: () => Promise<T>,
  ): Promise<T> {
    const { person } = this;
    this.count += 1;
    const isKept = isKeptCall(call);
    const key = isKept ? keyOfChange(call, input) : `${call} ${this.count}`;
    const sending: Unsent = {
      change: { key, call, input, at: this.ports.clock.now() },
      status: 'sending',
      isLeft: this.changes.get(key)?.isLeft ?? false,
    };
    this.set(key, sending);
    if (isKept && person !== null) void this.ports.store.put(person, { ...sending.change, call });
    const result = await send();
    const now = this.changes.get(key);
    // Something else was chosen in its place.
    if (now && now.change !== sending.change) return result;
    const isToSend = !result.ok && isKept && canBeSentAgain(result.failure);
    if (!isToSend) this.forget(key, person);
    else if (now) this.set(key, { ...now, status: 'failed' });
    return result;
  }

  /** The back end has answered something: what waits may go through now. */
  reached(): void {
    if (this.ports.clock.now() - this.triedAt >= PAUSE_MS) void this.flush();
  }

  /** The changes of a kind that could not be sent. */
  failedOf(call: KeptCall): readonly UnsentChange[] {
    return this.failed.filter((change) => change.call === call);
  }

  /** Those that no place on the page shows, by kind. */
  get listed(): readonly (readonly [KeptCall, number])[] {
    const counts = new Map<KeptCall, number>();
    for (const { call } of this.unseen) counts.set(call, (counts.get(call) ?? 0) + 1);
    return [...counts];
  }

  /** Has a place on the page show changes of a kind until the returned function is called; leaving it is leaving them. */
  showIn(call: KeptCall, place: PlaceOfChanges): Cancel {
    runInAction(() => this.places.set(call, place));
    return () => {
      runInAction(() => this.places.delete(call));
      this.leave((change) => change.call === call);
    };
  }

  /** Forgets a change: it is there already, or the person does without it. */
  settle(key: string): void {
    this.forget(key, this.person);
  }

  /** Forgets all changes that are listed. */
  discard(): void {
    for (const { key } of this.unseen) this.settle(key);
  }

  /** The person goes on: nobody asks again about these but before the app is left. */
  leave(isMeant: (change: Unsent['change']) => boolean = () => true): void {
    for (const [key, unsent] of this.changes)
      if (isMeant(unsent.change)) this.set(key, { ...unsent, isLeft: true });
  }

  isLeftBy(departure: Departure): boolean {
    return [...this.changes.values()].some(({ change: { call }, isLeft, status }) => {
      const isGuarded = FORM_CALLS.includes(call) && !isLeft;
      if (departure === 'app') return status === 'sending' || !isGuarded;
      const isMeant = departure === 'view' ? VIEW_CALLS.includes(call) : isKeptCall(call);
      return isMeant && !isGuarded && !isLeft;
    });
  }

  async whenSettled(): Promise<void> {
    const isSending = () => [...this.changes.values()].some(({ status }) => status === 'sending');
    if (!isSending()) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        stopClock();
        stopWatching();
        resolve();
      };
      const stopClock = this.ports.scheduler.after(SOON_MS, () => end());
      const stopWatching = when(
        () => !isSending(),
        () => end(),
      );
    });
  }

  /** Sends again what could not be sent, the oldest first, until one cannot be sent again. */
  async flush(): Promise<void> {
    const { person, ports } = this;
    if (this.isFlushing || person === null || this.failed.length === 0) return;
    if (ports.session.interruption) return;
    this.isFlushing = true;
    this.triedAt = ports.clock.now();
    try {
      const sendAgain = await ports.fetchSendAgain().catch(() => null);
      const toast = await sendAgain?.(this.failed, {
        placeOf: (call) => this.places.get(call),
        // Not when somebody else is signed in by now, or this was seen to.
        isWaiting: (change) => this.person === person && this.changes.get(change.key)?.change === change,
        send: (change, call) => this.track(change.call, change.input, () => call(change.input)),
      });
      if (toast) ports.toasts.show(toast);
    } finally {
      this.isFlushing = false;
    }
  }

  private get failed(): readonly UnsentChange[] {
    return [...this.changes.values()].flatMap(({ change, status }) =>
      status === 'failed' && isKeptCall(change.call) ? (change as UnsentChange) : [],
    );
  }

  private get unseen(): readonly UnsentChange[] {
    return this.failed.filter((change) => {
      const isInForm = FORM_CALLS.includes(change.call) && !this.changes.get(change.key)?.isLeft;
      return !isInForm && !this.places.get(change.call)?.shows(change);
    });
  }

  private async takeUp(): Promise<void> {
    const { person } = this;
    if (person === null) return;
    const result = await this.ports.store.list(person);
    if (!result.ok || this.person !== person) return;
    for (const change of result.value)
      if (!this.changes.has(change.key)) this.set(change.key, { change, status: 'failed', isLeft: true });
  }

  private forget(key: string, person: string | null): void {
    runInAction(() => this.changes.delete(key));
    if (person !== null) void this.ports.store.remove(person, key);
  }

  private set(key: string, unsent: Unsent): void {
    runInAction(() => this.changes.set(key, unsent));
  }
}
