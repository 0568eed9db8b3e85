import type { SessionKeeper } from '../../core/auth/session-keeper.port';
import type { PickupDecision } from '../../core/donations/pickup-decision';
import type { PickupQuery } from '../../core/donations/pickup-query';
import type { Pickups } from '../../core/donations/pickups.port';
import type { CalendarDate } from '../../core/shared/calendar-date';

/** Pickups that have the person sign in again when their session has ended. */
export class SignedInPickups implements Pickups {
  constructor(
    private readonly pickups: Pickups,
    private readonly session: SessionKeeper,
  ) {}

  list(query: PickupQuery, signal?: AbortSignal): ReturnType<Pickups['list']> {
    return this.session.keep(() => this.pickups.list(query, signal));
  }

  get(id: string, signal?: AbortSignal): ReturnType<Pickups['get']> {
    return this.session.keep(() => this.pickups.get(id, signal));
  }

  onDay(day: CalendarDate, signal?: AbortSignal): ReturnType<Pickups['onDay']> {
    return this.session.keep(() => this.pickups.onDay(day, signal));
  }

  counts(signal?: AbortSignal): ReturnType<Pickups['counts']> {
    return this.session.keep(() => this.pickups.counts(signal));
  }

  decide(id: string, decision: PickupDecision, base: string): ReturnType<Pickups['decide']> {
    return this.session.keep(() => this.pickups.decide(id, decision, base));
  }
}
