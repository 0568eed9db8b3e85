import type { Outbox } from '../../core/mail/mail.api';
import type { OutboxQuery } from '../../core/mail/mail.inputs';
import type { OutboxPage } from '../../core/mail/outbox-mail';
import { Fetched } from '../shared/fetched/fetched';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { outboxTexts as texts } from './outbox.texts';

/** What the list shows at first. */
export const FIRST_MAILS: OutboxQuery = { state: null, page: 1, size: 10 };

/** The mails of the site, a page at a time. */
export class OutboxViewModel extends Fetched<OutboxPage, keyof typeof texts.list.readFailed, OutboxQuery> {
  constructor(
    private readonly outbox: Outbox,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    super({ ask: (query) => outbox.list(query), first: FIRST_MAILS });
  }

  /** Has a mail tried again now. */
  async tryAgain(id: string): Promise<void> {
    const tried = await this.outbox.tryAgain({ id });
    if (tried.ok) this.toasts.show(texts.willTry);
    else {
      const said = tried.failure.code === 'not-found' ? texts.gone : texts.tryFailed;
      this.toasts.show({ ...said, variant: 'destructive' });
    }
    await this.load();
  }
}
