import * as v from 'valibot';
import type { Mail } from '../../core/mail/mail';
import type { Outbox, OutboxMail, OutboxPage, OutboxQuery } from '../../core/mail/outbox.port';
import { outboxMailSchema } from '../../core/mail/outbox.schema';
import type { Clock } from '../../core/shared/clock.port';
import { delay } from '../../core/shared/delay';
import type { FailureOf } from '../../core/shared/failure';
import type { IdSource } from '../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';
import { SimulatedRecords, type SimulationPlace } from './simulation';

/** So many mails are kept; older ones give way. */
const MOST_KEPT = 100;

/** The mails that a server would have sent. Here none leaves the browser. */
export class MockOutbox implements Outbox {
  private readonly records: SimulatedRecords<readonly OutboxMail[]>;

  constructor(
    place: SimulationPlace,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly scheduler: Scheduler,
  ) {
    this.records = new SimulatedRecords<readonly OutboxMail[]>(place, {
      name: 'outbox',
      version: 1,
      schema: v.array(outboxMailSchema),
      samples: () => [],
    });
  }

  /** Keeps what would be sent. */
  put({ kind, to, subject, link }: Pick<Mail, 'kind' | 'to' | 'subject' | 'link'>): void {
    const now = this.clock.now();
    const mail: OutboxMail = {
      ...{ id: this.ids.next(), kind, to, subject, state: 'waiting', queuedAt: now, nextTryAt: now },
      ...{ sentAt: null, tries: 0, trouble: null },
      link: kind === 'invitation' ? (link?.url ?? null) : null,
    };
    this.records.write([mail, ...this.records.read()].slice(0, MOST_KEPT));
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
