import type { Mails } from '../mail/mails';
import type { ReceivesForm } from '../shared/forms/public-form';
import type { Written } from '../shared/forms/written-form';
import { ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { requestedPickup } from './pickup';
import type { PickupRepository } from './pickup.repository.port';
import type { PickupRequest } from './pickup-request';

/** Keeps what a donor asks for, and mails the people whom the settings name. */
export class ReceivePickupRequest implements ReceivesForm<Written<PickupRequest>> {
  constructor(
    private readonly unit: UnitOfWork<{ readonly pickups: Pick<PickupRepository, 'add'> }>,
    private readonly mails: Pick<Mails, 'pickupRequested'>,
  ) {}

  execute(request: Written<PickupRequest>): ReturnType<ReceivesForm<Written<PickupRequest>>['execute']> {
    return this.unit.write(async ({ pickups }, unit) => {
      const stamp = { id: unit.nextId(), revision: unit.nextId(), receivedAt: unit.now() };
      const pickup = requestedPickup(request, stamp);
      await pickups.add(pickup);
      unit.tellStaff('toldOfPickups', (to) => this.mails.pickupRequested(to, pickup));
      unit.publishChange('pickups');
      return ok(undefined);
    });
  }
}
