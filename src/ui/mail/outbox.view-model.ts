import type { OutboxQuery } from '../../core/mail/mail.inputs';
import type { OutboxPage } from '../../core/mail/outbox-mail';
import type { Needs } from '../app/ports';
import { Fetched } from '../shared/fetched/fetched';
import { outboxTexts as texts } from './outbox.texts';

/** What the list shows at first. */
export const FIRST_MAILS: OutboxQuery = { state: null, page: 1, size: 10 };

/** The mails of the site, a page at a time. */
export class OutboxViewModel extends Fetched<OutboxPage, keyof typeof texts.list.readFailed, OutboxQuery> {
  constructor(private readonly ports: Needs<{ toasts: 'show'; outbox: 'list' | 'tryAgain' }>) {
    super({ ask: (query) => ports.outbox.list(query), first: FIRST_MAILS });
  }

  /** Has a mail tried again now. */
  async tryAgain(id: string): Promise<void> {
    const tried = await this.ports.outbox.tryAgain({ id });
    if (tried.ok) this.ports.toasts.show(texts.willTry);
    else {
      const toast = tried.failure.code === 'not-found' ? texts.gone : texts.tryFailed;
      this.ports.toasts.show({ ...toast, variant: 'destructive' });
    }
    await this.load();
  }
}
