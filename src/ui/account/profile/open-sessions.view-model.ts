import { action, makeObservable, observable, observableRef } from 'mobx';
import type { OpenSession, OwnAccount } from '../../../core/account/own-account.api';
import { attempt } from '../../../core/shared/attempt';
import type { Logger } from '../../../core/shared/logger.port';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { accountTexts as texts } from './account.texts';

/** Where the person is signed in. */
export class OpenSessionsViewModel {
  /** Null until they are known. */
  sessions: readonly OpenSession[] | null = null;
  hasFailed = false;
  private isEnding = false;

  constructor(
    private readonly account: Pick<OwnAccount, 'sessions' | 'endSession'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    makeObservable<this, 'set'>(this, { sessions: observableRef, hasFailed: observable, set: action });
  }

  /** Reads them when the page opens. */
  start(): () => void {
    void this.load();
    return () => {};
  }

  async load(): Promise<void> {
    this.set(this.sessions, false);
    const read = await attempt(() => this.account.sessions(), this.logger);
    if (read.ok) this.set(read.value, false);
    else this.set(this.sessions, this.sessions === null);
  }

  /** Ends a session in another browser; a second press meanwhile does nothing. */
  async end(id: string): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    const ended = await attempt(() => this.account.endSession({ id }), this.logger);
    this.isEnding = false;
    this.toasts.show(
      ended.ok
        ? texts.ended
        : { title: texts.error, description: texts.failure(ended.failure), variant: 'destructive' },
    );
    await this.load();
  }

  private set(sessions: readonly OpenSession[] | null, hasFailed: boolean): void {
    this.sessions = sessions;
    this.hasFailed = hasFailed;
  }
}
