import { action, makeObservable, observableRef } from 'mobx';
import type { Cancel, Clock, Scheduler } from '../../../core/shared/system.port';
import type { NamingSentence } from '../translation/in-words';

/** How long a toast stays open by default, in ms. */
export const TOAST_DURATION_MS = 5000;

/** How long a closed toast stays in the state, in ms. */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

/** What a caller says; a destructive toast is announced at once, a default one politely. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string | NamingSentence;
  readonly variant?: 'default' | 'destructive';
  /** ms; TOAST_DURATION_MS when absent. */
  readonly duration?: number;
}

/** A toast in the state. */
export interface Toast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** What stops the clock of a toast: a pointer or the focus on it, or a tab that nobody sees. */
export type HoldReason = 'hover' | 'focus' | 'hidden-tab';

/** The one toast of the site: a new toast replaces the previous one. */
export class ToastViewModel {
  toast: Toast | null = null;
  private lastId = 0;
  private cancelTimer: Cancel = () => {};
  private readonly holds = new Set<HoldReason>();
  private remaining = 0;
  private runningSince = 0;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {
    makeObservable(this, { toast: observableRef, show: action, clear: action });
  }

  /** Shows a message in place of whatever is shown; it closes by itself after its duration. */
  show(message: ToastMessage): void {
    this.end();
    this.lastId += 1;
    this.toast = { ...message, id: this.lastId, open: true };
    this.remaining = message.duration ?? TOAST_DURATION_MS;
    if (this.holds.size === 0) this.run();
  }

  /** Stops the clock of the toast until every reason has been released. */
  hold(reason: HoldReason): void {
    const isRunning = this.holds.size === 0 && this.toast?.open;
    this.holds.add(reason);
    if (!isRunning) return;
    this.cancelTimer();
    this.remaining -= this.clock.now() - this.runningSince;
  }

  /** Takes one reason back; with the last one the clock runs on with the time that was left. */
  release(reason: HoldReason): void {
    if (this.holds.delete(reason) && this.holds.size === 0 && this.toast?.open) this.run();
  }

  /** Closes what is shown, if anything is; it leaves the state after TOAST_REMOVAL_DELAY_MS. */
  clear(): void {
    if (!this.toast?.open) return;
    this.toast = { ...this.toast, open: false };
    this.end();
    const remove = action(() => {
      this.toast = null;
    });
    this.cancelTimer = this.scheduler.after(TOAST_REMOVAL_DELAY_MS, remove);
  }

  /** Calls back after a time in ms, by the clock of the toasts; the answer stops that. */
  after(delay: number, callback: () => void): Cancel {
    return this.scheduler.after(delay, callback);
  }

  private run(): void {
    this.runningSince = this.clock.now();
    this.cancelTimer = this.scheduler.after(Math.max(0, this.remaining), () => this.clear());
  }

  /** Nothing tells when a pointer or the focus leaves a toast that is gone. */
  private end(): void {
    this.cancelTimer();
    this.holds.delete('hover');
    this.holds.delete('focus');
  }
}
