import type { OutboxMail } from '../../../core/mail/outbox-mail';
import type { FailureOf, Result } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { OUTBOX_FORMAT, type QueuedMail, withMail } from './outbox-format';

/** The simulation's outbox, for its parts that have no unit of work. */
export class MockOutbox {
  private readonly records: SimulatedRecords<readonly OutboxMail[]>;

  constructor(
    place: SimulationPlace,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {
    this.records = new SimulatedRecords(place, OUTBOX_FORMAT);
  }

  /** Keeps what would be sent. */
  put(mail: QueuedMail): void {
    this.records.write(withMail(this.records.read(), { id: this.ids.next(), mail }, this.clock.now()));
  }

  /** The mails to an address in small letters. */
  to(email: string): readonly OutboxMail[] {
    return this.records.read().filter((mail) => mail.to.trim().toLowerCase() === email);
  }

  /** Removes mails for good. */
  remove(isOver: (mail: OutboxMail) => boolean): Result<void, FailureOf<'quota'>> {
    return this.records.write(this.records.read().filter((mail) => !isOver(mail)));
  }
}
