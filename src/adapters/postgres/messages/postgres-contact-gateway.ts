import type { Mails } from '../../../core/mail/mails';
import type { ContactGateway } from '../../../core/messages/contact-gateway.port';
import type { ContactMessage } from '../../../core/messages/contact-message';
import { receivedMessage } from '../../../core/messages/message';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { type Announce, announceByNotice } from '../announce';
import type { Database } from '../database';
import { tellStaff } from '../mail/tell-staff';
import { queried } from '../queried';
import { messageRow } from './message-row';

/** Stores visitors' messages in PostgreSQL, and mails the people listed in the settings. */
export class PostgresContactGateway implements ContactGateway {
  readonly delivers = true;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly logger: Logger,
    private readonly mails: Pick<Mails, 'message'>,
    private readonly announce: Announce = announceByNotice,
  ) {}

  send(sent: ContactMessage): Promise<Result<void, FailureOf<'unavailable'>>> {
    const stamp = { id: this.ids.next(), revision: this.ids.next(), receivedAt: this.clock.now() };
    const message = receivedMessage(sent, stamp);
    const { name, email } = message;
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          await transaction.insertInto('contact_message').values(messageRow(message)).execute();
          await tellStaff(transaction, 'toldOfMessages', message.receivedAt, (to) =>
            this.mails.message(to, { name, email }),
          );
          await this.announce(transaction, 'messages');
          return ok(undefined);
        }),
      this.logger,
    );
  }
}
