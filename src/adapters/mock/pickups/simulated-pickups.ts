import type { Pickup } from '../../../core/pickups/pickup';
import type { FailureOf, Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { samplePickups } from './sample-pickups';
import { type PickupSamples, pickupsFormat } from './simulated-pickup-repository';

/** The simulation's pickups, for its parts that have no unit of work. */
export class SimulatedPickups {
  private readonly records: SimulatedRecords<readonly Pickup[]>;

  constructor(
    place: SimulationPlace,
    { clock }: { readonly clock: Clock },
    samples: PickupSamples = () => samplePickups(clock.now()),
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
}
