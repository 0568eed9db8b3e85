import type { OutboxQuery } from './mail.inputs';
import type { OutboxPage } from './outbox-mail';

/** Where mails are kept. */
export interface OutboxRepository {
  page(query: OutboxQuery): Promise<Omit<OutboxPage, 'sends'>>;
  /** Has a mail that is not sent tried at `at` (ms since the epoch), as if for the first time. False for any other. */
  tryAt(id: string, at: number): Promise<boolean>;
}
