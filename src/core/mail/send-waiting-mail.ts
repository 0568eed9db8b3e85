import { attempt, type Logger } from '../shared/result';
import type { Clock } from '../shared/system.port';
import type { ClaimedMail, MailQueue } from './mail-queue.port';
import type { Mailer } from './mailer.port';

const MINUTE = 60_000;
/** So many are taken at once, and others get them after this time in ms: longer than a mail server may take for all. */
const BATCH = 5;
const LEASE = 5 * MINUTE;
/** The first wait after a mail was not taken, in ms; it doubles each time, up to the longest. */
const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = 60 * MINUTE;
/** About four days with these waits: a mail server that is down for a day or two loses nothing. */
const MOST_TRIES = 100;

/** When a mail that was tried so often is tried again, in ms from now; null when it is given up. */
export function waitAfter(tries: number): number | null {
  return tries >= MOST_TRIES ? null : Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
}

/** Sends what is due in the outbox. */
export class SendWaitingMail {
  constructor(
    private readonly queue: MailQueue,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Sends until nothing is due any more, or `signal` is aborted; never throws. */
  async execute(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const until = this.clock.now() + LEASE;
      const claimed = await attempt(() => this.queue.claim(BATCH, until), this.logger);
      if (!claimed.ok || claimed.value.length === 0) return;
      await Promise.all(claimed.value.map((mail) => attempt(() => this.send(mail), this.logger)));
    }
  }

  private async send({ id, mail, tries }: ClaimedMail) {
    if (mail.expiresAt !== undefined && mail.expiresAt <= this.clock.now()) return this.queue.drop(id);
    const sent = await this.mailer.send(id, mail);
    if (sent.ok) return this.queue.markSent(id);
    const { trouble } = sent.failure;
    const wait = trouble === 'refused' ? null : waitAfter(tries);
    // No address and no word of it: who gets mail from the foundation is personal.
    this.logger.warn('A mail was not taken', { id, kind: mail.kind, tries, trouble, isLast: wait === null });
    return this.queue.markNotTaken(id, trouble, wait === null ? null : this.clock.now() + wait);
  }
}
