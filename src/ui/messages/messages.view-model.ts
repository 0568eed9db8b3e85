import { makeObservable, observable, runInAction } from 'mobx';
import type { FailureIn } from '../../core/api/api';
import type { Message, MessageState, MessageView } from '../../core/messages/message';
import type { Messages } from '../../core/messages/messages.api';
import type { Needs } from '../app/ports';
import { Fetched, FetchedBy } from '../shared/fetched/fetched';
import { messagesTexts as texts } from './messages.texts';

/** A page of messages; a new message comes in without a reload. */
export class MessageListViewModel extends FetchedBy<Messages['list']> {
  constructor(private readonly ports: Needs<{ messages: 'list'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: (query, signal) => ports.messages.list(query, signal),
      feed: ports.feed,
      things: ['messages'],
    });
  }

  /** ms since the epoch, for times that are shown as seen from now. */
  get now(): number {
    return this.ports.clock.now();
  }
}

/** One message. Opening an unread one marks it as read. */
export class OneMessageViewModel extends Fetched<MessageView, FailureIn<Messages['get']>['code'], string> {
  /** While a change is on its way; another one has to wait. */
  private isBusy = false;
  /** Where answers to the foundation's mail go; null while nobody has said, or where that cannot be read. */
  replyTo: string | null = null;
  /** The marking as read that is on its way: it gives the message a revision, without which another change is a conflict. */
  private markingRead: Promise<void> = Promise.resolve();

  constructor(
    private readonly ports: Needs<{
      messages: 'get' | 'mark';
      settingsStore: 'read';
      feed: 'loads';
      toasts: 'show';
    }>,
  ) {
    super({
      ask: (id, signal) => ports.messages.get({ id }, signal),
      staysOn: (failure) => failure !== 'not-found',
      feed: ports.feed,
      things: ['messages'],
    });
    makeObservable(this, { replyTo: observable });
  }

  override start(): () => void {
    void this.readSettings();
    return super.start();
  }

  override async open(id: string): Promise<void> {
    await super.open(id);
    const message = this.value;
    if (this.question !== id || message?.state !== 'unread') return;
    this.markingRead = this.markRead(message);
    await this.markingRead;
  }

  /** Puts the message into a state, says so, and answers whether that is done. */
  async mark(state: MessageState): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    await this.markingRead;
    const shown = this.value;
    const marked = shown && (await this.put(shown, state));
    this.isBusy = false;
    if (!marked) return false;
    if (marked.ok) {
      this.set({ status: 'ready', value: { ...shown, ...marked.value } });
      this.ports.toasts.show({ title: texts.marked[state] });
      return true;
    }
    const description = texts.markFailed[marked.failure.code];
    this.ports.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
    if (marked.failure.code === 'conflict') await this.fetch();
    return false;
  }

  private put({ id, revision: base }: Message, state: MessageState) {
    return this.ports.messages.mark({ id, state, base });
  }

  /** That somebody else was faster changes nothing for this reader. */
  private async markRead(message: MessageView): Promise<void> {
    const marked = await this.put(message, 'read');
    if (this.question !== message.id) return;
    if (marked.ok) this.set({ status: 'ready', value: { ...message, ...marked.value } });
    else await this.fetch();
  }

  /** What is being changed is not read meanwhile. */
  protected override async fetch(): Promise<void> {
    if (!this.isBusy) await super.fetch();
  }

  private async readSettings(): Promise<void> {
    const read = await this.ports.settingsStore.read();
    if (!read.ok) return;
    runInAction(() => {
      this.replyTo = read.value.settings.replyTo || null;
    });
  }
}
