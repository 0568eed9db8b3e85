import type { OwnAccount } from '../../core/account/own-account.port';
import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { PictureFile } from '../../core/content/pictures/image-library.port';

/** One's own account, which has the person sign in again when their session has ended. */
export class SignedInOwnAccount implements OwnAccount {
  constructor(
    private readonly account: OwnAccount,
    private readonly session: SessionKeeper,
  ) {}

  rename(name: string): ReturnType<OwnAccount['rename']> {
    return this.session.keep(() => this.account.rename(name));
  }

  setAvatar(picture: PictureFile): ReturnType<OwnAccount['setAvatar']> {
    return this.session.keep(() => this.account.setAvatar(picture));
  }

  removeAvatar(): ReturnType<OwnAccount['removeAvatar']> {
    return this.session.keep(() => this.account.removeAvatar());
  }

  changePassword(current: string, next: string): ReturnType<OwnAccount['changePassword']> {
    return this.session.keep(() => this.account.changePassword(current, next));
  }

  sessions(): ReturnType<OwnAccount['sessions']> {
    return this.session.keep(() => this.account.sessions());
  }

  endSession(id: string): ReturnType<OwnAccount['endSession']> {
    return this.session.keep(() => this.account.endSession(id));
  }
}
