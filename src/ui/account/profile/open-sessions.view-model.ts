import type { OwnAccount } from '../../../core/account/own-account.api';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState } from '../../shared/form/form-state';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { profileTexts as texts } from './profile.texts';

/** Where the person is signed in. */
export class OpenSessionsViewModel extends FetchedBy<OwnAccount['sessions']> {
  private readonly ending = new FormState();

  constructor(
    private readonly account: Pick<OwnAccount, 'sessions' | 'endSession'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    // What is shown is better than nothing.
    super({ ask: (_, signal) => account.sessions(undefined, signal), first: null, staysOn: () => true });
  }

  /** Ends a session in another browser; a second press meanwhile does nothing. */
  async end(id: string): Promise<void> {
    const ended = await this.ending.send(() => this.account.endSession({ id }));
    if (!ended) return;
    this.toasts.show(
      ended.ok
        ? texts.ended
        : { title: texts.error, description: texts.failed[ended.failure.code], variant: 'destructive' },
    );
    await this.load();
  }
}
