import { action, makeObservable, observableRef } from 'mobx';
import { mayCall } from '../../../core/access/may';
import type { Applications } from '../../../core/applications/applications.api';
import type { OwnApplications } from '../../../core/applications/own-applications.api';
import { recentAnswers, waitingApplications } from '../../../core/applications/waiting-applications';
import type { OwnGuides } from '../../../core/guides/own-guides.api';
import { trainingsToDo } from '../../../core/guides/trainings-to-do';
import { waitingMessages } from '../../../core/messages/message';
import type { Messages } from '../../../core/messages/messages.api';
import { waitingPickups } from '../../../core/pickups/pickup';
import type { Pickups } from '../../../core/pickups/pickups.api';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import type { Result } from '../../../core/shared/result';
import type { ChangedThing, Clock } from '../../../core/shared/system.port';
import type { SessionViewModel } from '../../shared/session/session.view-model';
import { NOT_YET_COUNTED, WAITING_RIGHTS, type Waiting } from './waiting';

/** What waits for the signed-in person, as far as they have a right to it. It counts again whenever something comes in or is done, here or elsewhere. */
export class WaitingViewModel {
  waiting = NOT_YET_COUNTED;
  /** Whether the latest answer to an own application is a denial. */
  isLastDenied = false;
  private readonly readings: readonly FollowedLoad[];
  private request = new AbortController();

  constructor(
    ports: {
      readonly messages: Pick<Messages, 'counts'>;
      readonly pickups: Pick<Pickups, 'counts'>;
      readonly applications: Pick<Applications, 'counts'>;
      readonly ownApplications: Pick<OwnApplications, 'list'>;
      readonly ownGuides: Pick<OwnGuides, 'trainings'>;
    },
    { user }: Pick<SessionViewModel, 'user'>,
    clock: Clock,
    feed: Pick<ChangeFeed, 'loads'>,
  ) {
    const { messages, pickups, applications, ownApplications, ownGuides } = ports;
    const reading = <Counts>(
      [thing, ...changed]: readonly [keyof Waiting, ...ChangedThing[]],
      count: (signal: AbortSignal) => Promise<Result<Counts, unknown>>,
      waitingOf: (counts: Counts) => number,
    ) =>
      user && mayCall(user, WAITING_RIGHTS[thing])
        ? feed.loads(changed, async () => {
            const { signal } = this.request;
            const counted = await count(signal);
            if (!signal.aborted) this.set({ [thing]: counted.ok ? waitingOf(counted.value) : null });
          })
        : [];
    this.readings = [
      reading(['messages', 'messages'], (signal) => messages.counts(undefined, signal), waitingMessages),
      reading(['pickups', 'pickups'], (signal) => pickups.counts(undefined, signal), waitingPickups),
      reading(
        ['applications', 'applications', 'programs'],
        (signal) => applications.counts(undefined, signal),
        waitingApplications,
      ),
      reading(
        ['answers', 'applications'],
        (signal) => ownApplications.list(undefined, signal),
        (own) => {
          const answers = recentAnswers(own, clock.now());
          this.isLastDenied = answers[0]?.state === 'denied';
          return answers.length;
        },
      ),
      reading(['trainings', 'guides'], (signal) => ownGuides.trainings(undefined, signal), trainingsToDo),
    ].flat();
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
