import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { mayOpen } from '../../../core/navigation/access';
import { DASHBOARD_PATH, FORGOTTEN_PASSWORD_PATH, LOGIN_PATH } from '../../../core/navigation/paths';
import { readLoginLocationState } from '../../app/login-location-state';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { DashboardSkeleton } from '../../app/skeletons/dashboard-skeleton';
import { AuthPage } from '../../shared/auth-page/auth-page';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { loginTexts as texts } from '../../shared/sign-in/login.texts';
import { LoginViewModel } from '../../shared/sign-in/login.view-model';
import { LoginForm } from './login-form';

// Most people come without it.
const SecondStepPage = lazy(async () => ({ default: (await import('./second-step-page')).SecondStepPage }));

const notAtAll = () => () => {};

/** The sign-in page. Somebody who is signed in already is sent on at once. */
export const LoginPage = observer(function LoginPage() {
  const session = useSharedViewModel(SessionViewModel);
  // The build does not know where somebody came from, and the first rendering must equal what it made.
  const isAwake = useSyncExternalStore(
    notAtAll,
    () => true,
    () => false,
  );
  const login = useViewModel(LoginViewModel);
  login.opensDashboard = true;
  const { hash, state } = useLocation();
  const from = readLoginLocationState(state)?.from;
  if (session.user) {
    // Back to where the guard stopped them, if their role may go there.
    const target = from && mayOpen(session.user.role, from.pathname) ? from : DASHBOARD_PATH;
    return (
      <>
        <Navigate to={target} replace state={target === from ? from.state : null} />
        <DashboardSkeleton />
      </>
    );
  }
  if (login.offer)
    return (
      <Suspense>
        <SecondStepPage login={login} />
      </Suspense>
    );
  // The link in the mail about a second step that was reset.
  login.reset = hash.startsWith('#reset=') ? hash.slice(7) : '';
  return (
    <AuthPage
      path={LOGIN_PATH}
      title={texts.title}
      heading={texts.heading}
      audience="signed-out"
      needsScript={texts.needsScript}
      onLeave={() => login.carry(document.querySelector<HTMLInputElement>('#login_email')?.value ?? '')}
    >
      {isAwake && from && <p>{texts.goOn}</p>}
      {session.signedOutBy === 'damaged' && <p role="status">{texts.damagedSession}</p>}
      {session.signedOutBy === 'unreadable' && (
        <div className="form__alert" role="alert">
          <p className="error-mark">{texts.unreadableSession}</p>
          <p>{texts.unreadableAdvice}</p>
          <button type="button" className="button form__button" onClick={() => session.restore()}>
            {texts.tryAgain}
          </button>
        </div>
      )}
      <LoginForm viewModel={login} />
      <p className="auth-page__aside">
        <Link to={FORGOTTEN_PASSWORD_PATH}>{texts.forgotPassword}</Link>
      </p>
      <p className="auth-page__aside">
        {texts.newHere} <Link to="/signup">{texts.createAccount}</Link>
      </p>
    </AuthPage>
  );
});
