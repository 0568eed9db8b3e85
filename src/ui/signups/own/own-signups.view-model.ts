import { makeObservable, observableRef, runInAction } from 'mobx';
import type { FailureIn } from '../../../core/api/api';
import type { Failure } from '../../../core/shared/result';
import { UNASKED_MS } from '../../../core/signups/signup';
import type { Scheduled } from '../../../core/signups/signup-view';
import type { OwnSignups } from '../../../core/signups/signups.api';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState } from '../../shared/form/form-state';
import { ownSignupsTexts as texts } from './own-signups.texts';

/** What makes lists of own sign-ups out of date. */
const THINGS = ['signups', 'events', 'applications', 'programs'] as const;

/** What the signed-in person signed up for, from 90 days ago on. */
export class ScheduleViewModel extends FetchedBy<OwnSignups['schedule']> {
  constructor(ports: Needs<{ ownSignups: 'schedule'; feed: 'loads' }>) {
    super({
      ask: (_, signal) => ports.ownSignups.schedule(undefined, signal),
      first: null,
      feed: ports.feed,
      things: THINGS,
    });
  }
}

/** The shifts of the next 60 days, with what stands between them and the signed-in volunteer. */
export class OfferedShiftsViewModel extends FetchedBy<OwnSignups['shifts']> {
  constructor(ports: Needs<{ ownSignups: 'shifts'; feed: 'loads' }>) {
    super({
      ask: (_, signal) => ports.ownSignups.shifts(undefined, signal),
      first: null,
      feed: ports.feed,
      things: THINGS,
    });
  }
}

/** The events to which the signed-in person is invited. */
export class InvitedEventsViewModel extends FetchedBy<OwnSignups['events']> {
  constructor(ports: Needs<{ ownSignups: 'events'; feed: 'loads' }>) {
    super({
      ask: (_, signal) => ports.ownSignups.events(undefined, signal),
      first: null,
      feed: ports.feed,
      things: THINGS,
    });
  }
}

/** The guests of an event on its day, for the volunteers of its shifts. */
export class TodaysListViewModel extends FetchedBy<OwnSignups['todaysList']> {
  constructor(ports: Needs<{ ownSignups: 'todaysList'; feed: 'loads' }>) {
    super({
      ask: (question, signal) => ports.ownSignups.todaysList(question, signal),
      feed: ports.feed,
      things: THINGS,
    });
  }
}

/** A shift, or for null an event as a guest. */
export interface Place {
  readonly eventId: string;
  readonly shiftId: string | null;
}

/** Takes shifts and places, and gives them back. A press while one is changed does nothing. */
export class SignupActsViewModel {
  readonly changing = new FormState();
  /** What filled up while it was pressed. */
  filled: Place | null = null;

  constructor(
    private readonly ports: Needs<{
      ownSignups: 'take' | 'withdraw';
      toasts: 'show' | 'clear';
      clock: 'now';
    }>,
  ) {
    makeObservable(this, { filled: observableRef });
  }

  /** ms since the epoch. */
  now(): number {
    return this.ports.clock.now();
  }

  /** Whether this is what filled up while it was pressed. */
  isFilled({ eventId, shiftId }: Place): boolean {
    return this.filled?.eventId === eventId && this.filled.shiftId === shiftId;
  }

  /** Takes a place, or with `wait` joins the waiting list when none is free. */
  async take(place: Place, wait: boolean): Promise<void> {
    await this.changing.send(async () => {
      const taken = await this.ports.ownSignups.take({ ...place, wait });
      const isFilled = !taken.ok && isFull(taken.failure);
      this.setFilled(isFilled ? place : null);
      if (taken.ok) {
        const isLate = taken.value.startsAt - this.now() < UNASKED_MS;
        this.ports.toasts.show(texts.taken(taken.value, isLate));
      } else if (!isFilled) this.warn(taken.failure);
    });
  }

  /** Gives a place back, or leaves the waiting list. */
  async withdraw({ id, revision, state }: Pick<Scheduled, 'id' | 'revision' | 'state'>): Promise<void> {
    await this.changing.send(async () => {
      this.setFilled(null);
      const done = await this.ports.ownSignups.withdraw({ id, base: revision });
      if (done.ok) this.ports.toasts.show(texts.withdrawn(state));
      else this.warn(done.failure);
    });
  }

  private setFilled(filled: Place | null): void {
    runInAction(() => {
      this.filled = filled;
    });
  }

  private warn(failure: FailureIn<OwnSignups['take']>): void {
    const description =
      failure.code === 'conflict' ? texts.refused(failure.reason) : texts.failed[failure.code];
    this.ports.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
  }
}

function isFull(failure: Failure): boolean {
  return failure.code === 'conflict' && failure.reason === 'full';
}
