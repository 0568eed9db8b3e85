import * as v from 'valibot';
import type { AuditAction } from '../../core/audit/audit-entry';
import { countPickups, type Pickup, pickupSchema, requestedPickup } from '../../core/donations/pickup';
import { canDecide, decided, type PickupDecision } from '../../core/donations/pickup-decision';
import { type PickupQuery, pageOfPickups, pickupsOn } from '../../core/donations/pickup-query';
import type { PickupRequest } from '../../core/donations/pickup-request';
import type { Pickups } from '../../core/donations/pickups.port';
import type { CalendarDate } from '../../core/shared/calendar-date';
import { delay } from '../../core/shared/delay';
import type { FailureOf } from '../../core/shared/failure';
import { fail, ok, type Result } from '../../core/shared/result';
import { LATENCY_MS } from './latency';
import type { SimulationPorts } from './mock-inbox';
import { samplePickups } from './sample-pickups';
import type { SimulatedJournal } from './simulated-journal';
import { SimulatedRecords, type SimulationPlace } from './simulation';

/** What the audit log notes of each decision. */
const PICKUP_ACTIONS = {
  scheduled: 'pickup.schedule',
  collected: 'pickup.collect',
  declined: 'pickup.decline',
} as const satisfies Record<PickupDecision['state'], AuditAction>;

/** Simulates the pickups: answers from this browser's own records, after a delay. */
export class MockPickups implements Pickups {
  private readonly records: SimulatedRecords<readonly Pickup[]>;

  constructor(
    place: SimulationPlace,
    private readonly ports: SimulationPorts,
    samples: () => readonly Pickup[] = () => samplePickups(ports.clock.now()),
    /** Null for whoever only reads, or hands something in: nothing of that is noted. */
    private readonly journal: Pick<SimulatedJournal, 'note'> | null = null,
    /** Deletes what is too old, before pickups are listed. */
    private readonly forgetOld: () => Promise<void> = async () => {},
  ) {
    this.records = new SimulatedRecords(place, {
      name: 'pickups',
      version: 1,
      schema: v.array(pickupSchema),
      samples,
    });
  }

  async list(query: PickupQuery, signal?: AbortSignal): ReturnType<Pickups['list']> {
    await delay(this.ports.scheduler, LATENCY_MS.inbox, signal);
    await this.forgetOld();
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(pageOfPickups(this.records.read(), query));
  }

  async get(id: string, signal?: AbortSignal): ReturnType<Pickups['get']> {
    await delay(this.ports.scheduler, LATENCY_MS.inbox, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const found = this.records.read().find((pickup) => pickup.id === id);
    return found ? ok(found) : fail({ code: 'not-found' });
  }

  async onDay(day: CalendarDate, signal?: AbortSignal): ReturnType<Pickups['onDay']> {
    await delay(this.ports.scheduler, LATENCY_MS.inbox, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(pickupsOn(this.records.read(), day));
  }

  async counts(signal?: AbortSignal): ReturnType<Pickups['counts']> {
    await delay(this.ports.scheduler, LATENCY_MS.inbox, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(countPickups(this.records.read()));
  }

  async decide(id: string, decision: PickupDecision, base: string): ReturnType<Pickups['decide']> {
    await delay(this.ports.scheduler, LATENCY_MS.inbox);
    const pickups = this.records.read();
    const current = pickups.find((pickup) => pickup.id === id);
    if (!current) return fail({ code: 'not-found' });
    if (current.revision !== base || !canDecide(current.state, decision.state))
      return fail({ code: 'conflict' });
    const changed = { ...current, ...decided(current, decision), revision: this.ports.ids.next() };
    const written = this.records.write(pickups.map((pickup) => (pickup === current ? changed : pickup)));
    if (!written.ok) return written;
    await this.journal?.note(PICKUP_ACTIONS[decision.state], id, {});
    return ok(changed);
  }

  /** Every pickup that is kept now, for the other parts of the simulated back end. */
  all(): readonly Pickup[] {
    return this.records.read();
  }

  /** Keeps goods as they are now; those that are not there yet are new. */
  put(goods: Pickup): Result<void, FailureOf<'quota'>> {
    const others = this.records.read().filter(({ id }) => id !== goods.id);
    return this.records.write([...others, goods]);
  }

  /** Puts other pickups in the place of all that are kept; with no room for that they stay. */
  replaceAll(pickups: readonly Pickup[]): Result<void, FailureOf<'quota'>> {
    return this.records.write(pickups);
  }

  /** What a visitor of this browser has asked for; nothing is sent. */
  receive(request: PickupRequest): void {
    const { clock, ids } = this.ports;
    const stamp = { id: ids.next(), revision: ids.next(), receivedAt: clock.now() };
    this.records.write([...this.records.read(), requestedPickup(request, stamp)]);
  }
}
