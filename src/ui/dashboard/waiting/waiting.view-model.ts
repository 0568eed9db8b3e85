import { action, makeObservable, observableRef } from 'mobx';
import { type MessageCounts, waitingMessages } from '../../../core/messages/message';
import type { Messages } from '../../../core/messages/messages.api';
import { type PickupCounts, waitingPickups } from '../../../core/pickups/pickup';
import type { Pickups } from '../../../core/pickups/pickups.api';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import { attempt, type Result } from '../../../core/shared/result';
import type { Logger } from '../../../core/shared/system.port';

/** How many things wait; undefined while it is asked, null where it could not be counted. */
export interface Waiting {
  readonly messages: number | null | undefined;
  readonly pickups: number | null | undefined;
}

/** What waits for an admin. It counts again whenever something comes in or is done, here or elsewhere. */
export class WaitingViewModel {
  waiting: Waiting = { messages: undefined, pickups: undefined };
  private readonly readings: readonly FollowedLoad[];
  private request = new AbortController();

  constructor(
    private readonly messages: Pick<Messages, 'counts'>,
    private readonly pickups: Pick<Pickups, 'counts'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly logger: Logger,
  ) {
    this.readings = [
      feed.loads(['messages'], () => this.countMessages()),
      feed.loads(['pickups'], () => this.countPickups()),
    ];
    makeObservable<this, 'set'>(this, { waiting: observableRef, set: action });
  }

  start(): () => void {
    this.request = new AbortController();
    const ends = this.readings.map((reading) => reading.start());
    for (const reading of this.readings) void reading.now();
    return () => {
      for (const end of ends) end();
      this.request.abort();
    };
  }

  private async countMessages(): Promise<void> {
    const { signal } = this.request;
    const counted = await attempt(() => this.messages.counts(undefined, signal), this.logger);
    if (!signal.aborted) this.set({ messages: figure<MessageCounts>(counted, waitingMessages) });
  }

  private async countPickups(): Promise<void> {
    const { signal } = this.request;
    const counted = await attempt(() => this.pickups.counts(undefined, signal), this.logger);
    if (!signal.aborted) this.set({ pickups: figure<PickupCounts>(counted, waitingPickups) });
  }

  private set(known: Partial<Waiting>): void {
    this.waiting = { ...this.waiting, ...known };
  }
}

function figure<Counts>(counted: Result<Counts, unknown>, select: (counts: Counts) => number): number | null {
  return counted.ok ? select(counted.value) : null;
}
