import { action, makeObservable, observableRef } from 'mobx';
import { type MessageCounts, waitingMessages } from '../../../core/messages/message';
import type { Messages } from '../../../core/messages/messages.api';
import { type PickupCounts, waitingPickups } from '../../../core/pickups/pickup';
import type { Pickups } from '../../../core/pickups/pickups.api';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import type { Result } from '../../../core/shared/result';

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
    messages: Pick<Messages, 'counts'>,
    pickups: Pick<Pickups, 'counts'>,
    feed: Pick<ChangeFeed, 'loads'>,
  ) {
    const reading = <Counts>(
      thing: keyof Waiting,
      count: (signal: AbortSignal) => Promise<Result<Counts, unknown>>,
      waitingOf: (counts: Counts) => number,
    ) =>
      feed.loads([thing], async () => {
        const { signal } = this.request;
        const counted = await count(signal);
        if (!signal.aborted) this.set({ [thing]: counted.ok ? waitingOf(counted.value) : null });
      });
    this.readings = [
      reading<MessageCounts>('messages', (signal) => messages.counts(undefined, signal), waitingMessages),
      reading<PickupCounts>('pickups', (signal) => pickups.counts(undefined, signal), waitingPickups),
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

  private set(known: Partial<Waiting>): void {
    this.waiting = { ...this.waiting, ...known };
  }
}
