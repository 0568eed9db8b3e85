import type { AuthGateway } from '../../../core/account/auth-gateway.port';
import type { Logout } from '../../../core/account/logout';
import type { SessionViewModel } from '../../shared/session/session.view-model';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { profileTexts } from './profile.texts';

/** What people can do about their own account. */
export class ProfileViewModel {
  constructor(
    private readonly session: Pick<SessionViewModel, 'signOut'>,
    private readonly logout: Pick<Logout, 'execute'>,
    private readonly gateway: Pick<AuthGateway, 'knowsOtherBrowsers'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {}

  /** Whether logging out everywhere means more than logging out. */
  get canLogOutEverywhere(): boolean {
    return this.gateway.knowsOtherBrowsers;
  }

  /** Ends all sessions of this person; the guard then leads to the login page. */
  async logOutEverywhere(): Promise<void> {
    const clean = await this.session.signOut({ execute: () => this.logout.execute('everywhere') });
    this.toasts.show(
      clean
        ? profileTexts.loggedOutEverywhere
        : { ...profileTexts.logoutEverywhereFailed, variant: 'destructive' },
    );
  }
}
