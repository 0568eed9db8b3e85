import { type Pickup, requestedPickup } from '../../../core/pickups/pickup';
import type { PickupRequest } from '../../../core/pickups/pickup-request';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { samplePickups } from './sample-pickups';
import { type PickupSamples, pickupsFormat } from './simulated-pickup-repository';

/** The simulation's pickups, for its parts that have no unit of work. */
export class SimulatedPickups {
  private readonly records: SimulatedRecords<readonly Pickup[]>;

  constructor(
    place: SimulationPlace,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
    samples: PickupSamples = () => samplePickups(ports.clock.now()),
  ) {
    this.records = new SimulatedRecords(place, pickupsFormat(samples));
  }

  /** Every pickup that is kept now. */
  all(): readonly Pickup[] {
    return this.records.read();
  }

  /** Keeps goods as they are now; those that are not there yet are new. */
  put(goods: Pickup): Result<void, FailureOf<'quota'>> {
    const others = this.records.read().filter(({ id }) => id !== goods.id);
    return this.records.write([...others, goods]);
  }

  /** Replaces all pickups that are kept; without room for the new ones, the old ones stay. */
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
