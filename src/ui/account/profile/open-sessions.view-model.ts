import type { OpenSession, OwnAccount } from '../../../core/account/own-account.api';
import type { FailureIn } from '../../../core/api/api';
import { attempt, type Logger, ok } from '../../../core/shared/result';
import { Fetched } from '../../shared/fetched/fetched';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { accountTexts as texts } from './account.texts';

/** Where the person is signed in. */
export class OpenSessionsViewModel extends Fetched<
  readonly OpenSession[],
  FailureIn<OwnAccount['sessions']>['code']
> {
  private isEnding = false;

  constructor(
    private readonly account: Pick<OwnAccount, 'sessions' | 'endSession'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    const ask = async () => {
      const read = await attempt(() => account.sessions(), logger);
      // What is shown is better than nothing.
      return read.ok || this.value === null ? read : ok(this.value);
    };
    super({ ask, first: null });
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
}
