import { action, makeObservable, observableRef } from 'mobx';
import { type PickupCounts, waitingPickups } from '../../../core/donations/pickup';
import type { Pickups } from '../../../core/donations/pickups.port';
import type { Inbox } from '../../../core/inbox/inbox.port';
import { type MessageCounts, waitingMessages } from '../../../core/inbox/message';
import { attempt } from '../../../core/shared/attempt';
import type { Changes } from '../../../core/shared/changes.port';
import type { Logger } from '../../../core/shared/logger.port';
import type { Result } from '../../../core/shared/result';

/** How many things wait; undefined while it is asked, null where it could not be counted. */
export interface Waiting {
  readonly messages: number | null | undefined;
  readonly pickups: number | null | undefined;
}

/** What waits for an admin. It counts again whenever something comes in or is done, here or elsewhere. */
export class WaitingViewModel {
  waiting: Waiting = { messages: undefined, pickups: undefined };
  private request = new AbortController();

  constructor(
    private readonly inbox: Pick<Inbox, 'counts'>,
    private readonly pickups: Pick<Pickups, 'counts'>,
    private readonly changes: Changes,
    private readonly logger: Logger,
  ) {
    makeObservable<this, 'set'>(this, { waiting: observableRef, set: action });
  }

  start(): () => void {
    this.request = new AbortController();
    const { signal } = this.request;
    void this.countMessages(signal);
    void this.countPickups(signal);
    const unsubscribe = this.changes.subscribe((thing) => {
      if (thing === 'messages') void this.countMessages(signal);
      if (thing === 'pickups') void this.countPickups(signal);
    });
    return () => {
      unsubscribe();
      this.request.abort();
    };
  }

  private async countMessages(signal: AbortSignal): Promise<void> {
    const counted = await attempt(() => this.inbox.counts(signal), this.logger);
    if (!signal.aborted) this.set({ messages: figure<MessageCounts>(counted, waitingMessages) });
  }

  private async countPickups(signal: AbortSignal): Promise<void> {
    const counted = await attempt(() => this.pickups.counts(signal), this.logger);
    if (!signal.aborted) this.set({ pickups: figure<PickupCounts>(counted, waitingPickups) });
  }

  private set(known: Partial<Waiting>): void {
    this.waiting = { ...this.waiting, ...known };
  }
}

function figure<Counts>(counted: Result<Counts, unknown>, select: (counts: Counts) => number): number | null {
  return counted.ok ? select(counted.value) : null;
}
