import * as v from 'valibot';
import { countPickups, type Pickup, pickupSchema } from '../../core/donations/pickup';
import { canDecide, decided, type PickupDecision } from '../../core/donations/pickup-decision';
import { type PickupQuery, pageOfPickups, pickupsOn } from '../../core/donations/pickup-query';
import type { PickupRequest } from '../../core/donations/pickup-request';
import type { Pickups } from '../../core/donations/pickups.port';
import type { CalendarDate } from '../../core/shared/calendar-date';
import { delay } from '../../core/shared/delay';
import { fail, ok } from '../../core/shared/result';
import { LATENCY_MS } from './latency';
import type { SimulationPorts } from './mock-inbox';
import { samplePickups } from './sample-pickups';
import { SimulatedRecords, type SimulationPlace } from './simulation';

/** Simulates the pickups: answers from this browser's own records, after a delay. */
export class MockPickups implements Pickups {
  private readonly records: SimulatedRecords<readonly Pickup[]>;

  constructor(
    place: SimulationPlace,
    private readonly ports: SimulationPorts,
    samples: () => readonly Pickup[] = () => samplePickups(ports.clock.now()),
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
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(pageOfPickups(this.records.read(), query));
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
    const changed = { ...current, ...decided(decision), revision: this.ports.ids.next() };
    const written = this.records.write(pickups.map((pickup) => (pickup === current ? changed : pickup)));
    return written.ok ? ok(changed) : written;
  }

  /** Every pickup that is kept now, for the other parts of the simulated back end. */
  all(): readonly Pickup[] {
    return this.records.read();
  }

  /** What a visitor of this browser has asked for; nothing is sent. */
  receive(request: PickupRequest): void {
    const { clock, ids } = this.ports;
    const arrived: Pickup = {
      ...request,
      id: ids.next(),
      revision: ids.next(),
      receivedAt: clock.now(),
      state: 'requested',
      scheduledAt: null,
      reason: '',
    };
    this.records.write([...this.records.read(), arrived]);
  }
}
