import type { Outbox, OutboxMail, OutboxPage, OutboxQuery } from '../../../core/mail/outbox.port';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import { LATENCY_MS } from '../latency';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { OUTBOX_FORMAT, type QueuedMail, withMail } from './outbox-format';

/** The mails that a server would have sent. Here none leaves the browser. */
export class MockOutbox implements Outbox {
  private readonly records: SimulatedRecords<readonly OutboxMail[]>;

  constructor(
    place: SimulationPlace,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly scheduler: Scheduler,
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

  async list({ state, page, size }: OutboxQuery): Promise<Result<OutboxPage, never>> {
    await delay(this.scheduler, LATENCY_MS.listOutbox);
    const chosen = this.records.read().filter((mail) => state === null || mail.state === state);
    const items = chosen.slice((page - 1) * size, page * size);
    return ok({ items, total: chosen.length, sends: false });
  }

  async tryAgain(id: string): Promise<Result<void, FailureOf<'not-found'>>> {
    await delay(this.scheduler, LATENCY_MS.listOutbox);
    const isKept = this.records.read().some((mail) => mail.id === id && mail.state !== 'sent');
    return isKept ? ok(undefined) : fail({ code: 'not-found' });
  }
}
