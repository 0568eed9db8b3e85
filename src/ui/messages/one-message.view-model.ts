import { action, makeObservable, observable, observableRef } from 'mobx';
import type { FailureIn } from '../../core/api/api';
import type { Message, MessageState } from '../../core/messages/message';
import type { Messages } from '../../core/messages/messages.api';
import type { SettingsStore } from '../../core/settings/settings.api';
import { attempt } from '../../core/shared/attempt';
import type { ChangeFeed, FollowedLoad } from '../../core/shared/change-feed';
import type { Logger } from '../../core/shared/logger.port';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { messagesTexts as texts } from './messages.texts';

/** A message on its way, there, gone, or out of reach. */
type OneMessageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly message: Message }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly failure: FailureIn<Messages['list']>['code'] };

/** One message. Opening an unread one marks it as read. */
export class OneMessageViewModel {
  state: OneMessageState = { status: 'loading' };
  /** While a change is on its way; another one has to wait. */
  isBusy = false;
  /** Where answers to the foundation's mail go; null while nobody has said, or where that cannot be read. */
  replyTo: string | null = null;
  private id: string | null = null;
  private readonly reading: FollowedLoad;
  private request = new AbortController();
  /** The marking as read that is on its way: it gives the message a revision, without which another change is a conflict. */
  private markingRead: Promise<void> = Promise.resolve();

  constructor(
    private readonly messages: Pick<Messages, 'get' | 'mark'>,
    private readonly settings: Pick<SettingsStore, 'read'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    this.reading = feed.loads(['messages'], async () => {
      if (!this.isBusy) await this.fetch();
    });
    makeObservable<this, 'set' | 'setBusy' | 'setReplyTo'>(this, {
      replyTo: observable,
      setReplyTo: action,
      state: observableRef,
      isBusy: observable,
      set: action,
      setBusy: action,
    });
  }

  /** Fetches the message again whenever messages change elsewhere, until the returned function is called. */
  start(): () => void {
    void this.readSettings();
    const end = this.reading.start();
    return () => {
      end();
      this.request.abort();
    };
  }

  /** Opens a message; a later call overtakes an earlier one. */
  async open(id: string): Promise<void> {
    this.id = id;
    this.set({ status: 'loading' });
    await this.fetch();
    if (this.id !== id || this.state.status !== 'ready' || this.state.message.state !== 'unread') return;
    this.markingRead = this.markRead(this.state.message);
    await this.markingRead;
  }

  /** Puts the message into a state, says so, and answers whether that is done. */
  async mark(state: MessageState): Promise<boolean> {
    if (this.isBusy) return false;
    this.setBusy(true);
    await this.markingRead;
    const shown = this.state.status === 'ready' ? this.state.message : null;
    const marked = shown && (await this.put(shown, state));
    this.setBusy(false);
    if (!marked) return false;
    if (marked.ok) {
      this.set({ status: 'ready', message: marked.value });
      this.toasts.show({ title: texts.marked[state] });
      return true;
    }
    const description = texts.markFailed[marked.failure.code];
    this.toasts.show({ title: texts.failedTitle, description, variant: 'destructive' });
    if (marked.failure.code === 'conflict') await this.fetch();
    return false;
  }

  private put({ id, revision: base }: Message, state: MessageState) {
    return attempt(() => this.messages.mark({ id, state, base }), this.logger);
  }

  /** That somebody else was faster changes nothing for this reader. */
  private async markRead(message: Message): Promise<void> {
    const marked = await this.put(message, 'read');
    if (this.id !== message.id) return;
    if (marked.ok) this.set({ status: 'ready', message: marked.value });
    else await this.fetch();
  }

  /** What is shown stays until there is something newer. */
  private async fetch(): Promise<void> {
    const { id } = this;
    if (id === null) return;
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const found = await attempt(() => this.messages.get({ id }, signal), this.logger);
    if (signal.aborted) return;
    if (found.ok) this.set({ status: 'ready', message: found.value });
    else if (found.failure.code === 'not-found') this.set({ status: 'missing' });
    else if (this.state.status !== 'ready') this.set({ status: 'failed', failure: found.failure.code });
  }

  private async readSettings(): Promise<void> {
    const read = await attempt(() => this.settings.read(), this.logger);
    if (read.ok) this.setReplyTo(read.value.settings.replyTo || null);
  }

  private setReplyTo(replyTo: string | null): void {
    this.replyTo = replyTo;
  }

  private set(state: OneMessageState): void {
    this.state = state;
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
