import type { ContactGateway } from '../../core/contact/contact-gateway.port';
import type { ContactMessage } from '../../core/contact/contact-message';
import type { Mails } from '../../core/mail/mails';
import type { Clock } from '../../core/shared/clock.port';
import type { FailureOf } from '../../core/shared/failure';
import type { IdSource } from '../../core/shared/id-source.port';
import type { Logger } from '../../core/shared/logger.port';
import { ok, type Result } from '../../core/shared/result';
import { searchWords } from '../../core/shared/search-words';
import { type Announce, announceByNotice } from './announce';
import type { Database } from './database';
import { queried } from './queried';
import { tellStaff } from './tell-staff';

/** Keeps visitors' messages for the foundation in PostgreSQL, and tells whoever is to be told. */
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

  send({ name, email, message }: ContactMessage): Promise<Result<void, FailureOf<'unavailable'>>> {
    const row = {
      id: this.ids.next(),
      revision: this.ids.next(),
      received_at: this.clock.now(),
      name,
      email,
      message,
      search: searchWords(`${name} ${email} ${message}`).join(' '),
    };
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          await transaction.insertInto('contact_message').values(row).execute();
          await tellStaff(transaction, 'toldOfMessages', row.received_at, (to) =>
            this.mails.message(to, { name, email }),
          );
          await this.announce(transaction, 'messages');
          return ok(undefined);
        }),
      this.logger,
    );
  }
}
