import { action, makeObservable, observableRef } from 'mobx';
import type { Outbox } from '../../core/mail/mail.api';
import type { OutboxQuery } from '../../core/mail/mail.inputs';
import type { OutboxPage } from '../../core/mail/outbox-mail';
import { attempt } from '../../core/shared/attempt';
import type { Logger } from '../../core/shared/logger.port';
import type { PagedListState } from '../shared/paged/paged-list.view-model';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { outboxTexts as texts } from './outbox.texts';

type Failure = keyof typeof texts.failed;

/** The mails of the site, a page at a time. */
export class OutboxViewModel {
  query: OutboxQuery = { state: null, page: 1, size: 10 };
  state: PagedListState<OutboxPage, Failure> = { status: 'loading' };

  constructor(
    private readonly outbox: Outbox,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    makeObservable<this, 'set' | 'setQuery'>(this, {
      query: observableRef,
      state: observableRef,
      set: action,
      setQuery: action,
    });
  }

  start(): () => void {
    void this.load();
    return () => {};
  }

  /** Shows another part of the list. */
  show(changed: Partial<OutboxQuery>): Promise<void> {
    this.setQuery({ ...this.query, page: 1, ...changed });
    return this.load();
  }

  async load(): Promise<void> {
    const { query } = this;
    const listed = await attempt(() => this.outbox.list(query), this.logger);
    // A later question has its own answer.
    if (query !== this.query) return;
    this.set(
      listed.ok
        ? { status: 'ready', page: listed.value }
        : { status: 'failed', failure: listed.failure.code },
    );
  }

  /** Has a mail tried again now. */
  async tryAgain(id: string): Promise<void> {
    const tried = await attempt(() => this.outbox.tryAgain({ id }), this.logger);
    if (tried.ok) this.toasts.show(texts.willTry);
    else {
      const said = tried.failure.code === 'not-found' ? texts.gone : texts.tryFailed;
      this.toasts.show({ ...said, variant: 'destructive' });
    }
    await this.load();
  }

  private set(state: PagedListState<OutboxPage, Failure>): void {
    this.state = state;
  }

  private setQuery(query: OutboxQuery): void {
    this.query = query;
  }
}
