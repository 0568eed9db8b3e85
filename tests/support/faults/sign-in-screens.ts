import type { AuthGateway, Credentials } from '../../../src/core/account/auth-gateway.port';
import { Login } from '../../../src/core/account/login';
import { Logout } from '../../../src/core/account/logout';
import { RestoreSession } from '../../../src/core/account/restore-session';
import type { Session } from '../../../src/core/account/session.port';
import type { SidebarPreference } from '../../../src/core/preferences/sidebar-preference.port';
import { fail } from '../../../src/core/shared/result';
import type { Changes } from '../../../src/core/shared/system.port';
import { ShellViewModel } from '../../../src/ui/dashboard/shell/shell.view-model';
import { SessionViewModel } from '../../../src/ui/shared/session/session.view-model';
import { LoginViewModel } from '../../../src/ui/shared/sign-in/login.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakePageLifecycle } from '../fake-page-lifecycle';
import { FakeTime } from '../fake-time';
import { inMemoryCarried } from '../in-memory/in-memory-carried';
import { InMemoryChanges } from '../in-memory/in-memory-changes';
import { inMemoryTypedForms } from '../in-memory/in-memory-typed-forms';
import { RecordingLogger } from '../recording-logger';

/** The screens on which people sign in and log out, on a gateway and a session that may fail. */
export function signInScreens(
  gateway: AuthGateway,
  session: Session,
  { time = new FakeTime(), changes = new InMemoryChanges() as Changes } = {},
) {
  const logger = new RecordingLogger();
  const page = new FakePageLifecycle();
  const toasts = new ToastViewModel(time, time);
  const logout = new Logout(gateway, logger);
  const carried = inMemoryCarried();
  const ownAccount = { chooseLanguage: async () => fail({ code: 'unavailable' } as const) };
  /** Opens the site, as each visit does. */
  const openSession = () => new SessionViewModel(new RestoreSession(session, logger), changes, page);
  /** Opens the login page; `submit` sends what is typed there. */
  const openForm = (
    session: SessionViewModel,
    typed: Credentials = { email: 'dana@fsr.example', password: 'secret-1' },
  ) => {
    const form = new LoginViewModel({
      login: new Login(gateway, logger),
      session,
      toasts,
      carried,
      ownAccount,
    });
    return { form, submit: () => form.submit(typed) };
  };
  /** Opens the dashboard's frame. */
  const openShell = (
    session: SessionViewModel,
    preference: SidebarPreference = { read: async () => null, write: async () => {} },
  ) =>
    new ShellViewModel({
      session,
      logout,
      toasts,
      sidebarPreference: preference,
      unsaved: { mayLeave: async () => true, receive: () => {} },
      typedForms: inMemoryTypedForms(),
      carried,
      ownAccount,
    });
  return { logger, page, toasts, logout, openSession, openForm, openShell };
}
