import { action, makeObservable, observableRef } from 'mobx';
import type { OwnAccount } from '../../../core/account/own-account.api';
import type { User } from '../../../core/account/user';
import type { AvatarFailure, ChooseAvatar } from '../../../core/content/avatars/choose-avatar';
import type { PictureSource } from '../../../core/content/pictures/check-picture';
import { attempt, type Logger, type Result } from '../../../core/shared/result';
import type { SlotState } from '../../shared/picture-slot/picture-upload';
import type { SessionViewModel } from '../../shared/session/session.view-model';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { profileTexts as texts } from './profile.texts';

/** The picture beside the person's own name. */
export class AvatarViewModel {
  state: SlotState = { status: 'idle' };

  constructor(
    private readonly chooseAvatar: Pick<ChooseAvatar, 'execute'>,
    private readonly account: Pick<OwnAccount, 'removeAvatar'>,
    private readonly session: Pick<SessionViewModel, 'restore'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    makeObservable<this, 'show'>(this, { state: observableRef, show: action });
  }

  /** Takes the file that was chosen. */
  choose(source: PictureSource): Promise<void> {
    return this.change(() => this.chooseAvatar.execute(source), texts.pictureSaved);
  }

  remove(): Promise<void> {
    return this.change(() => this.account.removeAvatar(), texts.pictureRemoved);
  }

  /** A second choice while one is being kept does nothing. */
  private async change(
    call: () => Promise<Result<User, AvatarFailure>>,
    said: { readonly title: string; readonly description: string },
  ): Promise<void> {
    if (this.state.status === 'busy') return;
    this.show({ status: 'busy' });
    const changed = await attempt(call, this.logger);
    if (!changed.ok) return this.show({ status: 'refused', message: texts.pictureFailed(changed.failure) });
    // The picture is shown on every page.
    await this.session.restore();
    this.show({ status: 'done' });
    this.toasts.show(said);
  }

  private show(state: SlotState): void {
    this.state = state;
  }
}
