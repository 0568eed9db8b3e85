import type { Clock } from '../shared/clock.port';
import type { Logger } from '../shared/logger.port';
import { sendForm } from '../shared/send-form';
import type { Pickup } from './pickup';
import { findDecisionFaults, type PickupDecision } from './pickup-decision';
import type { Pickups } from './pickups.port';

/** Keeps what somebody decides about a pickup. A time in the past and a decline without a reason are refused. */
export class DecidePickup {
  constructor(
    private readonly pickups: Pick<Pickups, 'decide'>,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  execute({ id, revision }: Pick<Pickup, 'id' | 'revision'>, decision: PickupDecision) {
    const faults = findDecisionFaults(decision, this.clock.now());
    const send = () => this.pickups.decide(id, decision, revision);
    return sendForm('decide about a pickup', faults, send, this.logger);
  }
}
