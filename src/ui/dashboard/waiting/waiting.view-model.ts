import { action, makeObservable, observableRef } from 'mobx';
import { rightsOf } from '../../../core/access/may';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { recentAnswers } from '../../../core/applications/recent-answers';
import { trainingsToDo } from '../../../core/guides/trainings-to-do';
import { waitingMessages } from '../../../core/messages/waiting-messages';
import { waitingPickups } from '../../../core/pickups/waiting-pickups';
import type { FollowedLoad } from '../../../core/shared/change-feed';
import type { Result } from '../../../core/shared/result';
import type { ChangedThing } from '../../../core/shared/system.port';
import { type CalendarDate, calendarDateAt, daysAfter } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { NOT_YET_COUNTED, type Waiting, waitingThings } from './waiting';

/** One of the things is enough to know how many there are. */
const ONE = { page: 1, size: 1, programId: null } as const;

/** What waits for the signed-in person, as far as they have a right to it. It counts again whenever something comes in or is done, here or elsewhere. */
export class WaitingViewModel {
  waiting = NOT_YET_COUNTED;
  /** The own applications, where they are counted. */
  own: readonly OwnApplication[] = [];
  /** Those that were answered in the last days, the latest first. */
  answers: readonly OwnApplication[] = [];
  private readonly readings: readonly FollowedLoad[];
  private request = new AbortController();

  constructor(
    private readonly ports: Needs<{
      messages: 'counts' | 'askingForShoes';
      pickups: 'counts' | 'toSort';
      countedApplications: 'counts';
      ownApplications: 'list';
      ownGuides: 'trainings';
      events: 'openShifts' | 'past';
      hours: 'list';
      session: 'user';
      clock: 'now';
      feed: 'loads';
    }>,
  ) {
    const { messages, pickups, countedApplications, ownApplications, ownGuides, events, hours } = ports;
    const { user } = ports.session;
    const things = user ? waitingThings(rightsOf(user)) : [];
    const reading = <Counts>(
      [thing, ...changed]: readonly [keyof Waiting, ...ChangedThing[]],
      count: (signal: AbortSignal) => Promise<Result<Counts, unknown>>,
      waitingOf: (counts: Counts) => number,
    ) =>
      things.includes(thing)
        ? ports.feed.loads(changed, async () => {
            const { signal } = this.request;
            const counted = await count(signal);
            if (!signal.aborted) this.set({ [thing]: counted.ok ? waitingOf(counted.value) : null });
          })
        : [];
    this.readings = [
      reading(['messages', 'messages'], (signal) => messages.counts(undefined, signal), waitingMessages),
      reading(
        ['shoes', 'messages'],
        (signal) => messages.askingForShoes(undefined, signal),
        (people) => people,
      ),
      reading(['pickups', 'pickups'], (signal) => pickups.counts(undefined, signal), waitingPickups),
      reading(
        ['applications', 'applications', 'programs'],
        (signal) => countedApplications.counts(undefined, signal),
        ({ pending }) => pending,
      ),
      reading(
        ['goods', 'shelf', 'pickups'],
        (signal) => pickups.toSort(undefined, signal),
        (goods) => goods,
      ),
      reading(
        ['answers', 'applications'],
        (signal) => ownApplications.list(undefined, signal),
        (own) => {
          this.own = own;
          this.answers = recentAnswers(own, ports.clock.now());
          return this.answers.length;
        },
      ),
      reading(['trainings', 'guides'], (signal) => ownGuides.trainings(undefined, signal), trainingsToDo),
      reading(
        ['hours', 'signups', 'programs'],
        (signal) => hours.list({ ...ONE, show: 'claimed' }, signal),
        ({ total }) => total,
      ),
      reading(
        ['shifts', 'events', 'signups', 'programs'],
        (signal) => events.openShifts({ ...ONE, from: this.today, to: this.shiftsTo, show: 'gaps' }, signal),
        ({ total }) => total,
      ),
      reading(
        ['unmarked', 'events', 'signups', 'programs'],
        (signal) => events.past({ ...ONE, search: '', from: null, to: null, show: 'unmarked' }, signal),
        ({ total }) => total,
      ),
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

  /** The last day whose open shifts are counted: in a week. */
  get shiftsTo(): CalendarDate {
    return daysAfter(this.today, 7);
  }

  private get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  private set(counted: Partial<Waiting>): void {
    this.waiting = { ...this.waiting, ...counted };
  }
}
