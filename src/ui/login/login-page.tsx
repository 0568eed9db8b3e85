import { observer } from 'mobx-react-lite';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { mayOpen } from '../../core/navigation/access';
import { DASHBOARD_PATH } from '../../core/navigation/paths';
import { readLoginLocationState } from '../app/login-location-state';
import { DashboardSkeleton } from '../app/skeletons/dashboard-skeleton';
import { useIsAwake } from '../app/use-is-awake';
import { usePageTitle } from '../app/use-page-title';
import { useSharedViewModel } from '../app/use-view-model';
import { SiteContentViewModel } from '../shared/content/site-content.view-model';
import { DoorPage } from '../shared/door-page/door-page';
import { NoScriptNote } from '../shared/no-script-note';
import { SessionViewModel } from '../shared/session/session.view-model';
import { LoginForm } from './login-form';
import { SessionTrouble } from './session-trouble';

/** The sign-in page (specification, section 2). Who is signed in already goes on at once. */
export const LoginPage = observer(function LoginPage() {
  const session = useSharedViewModel(SessionViewModel);
  const { contact } = useSharedViewModel(SiteContentViewModel).content.siteSettings;
  const isAwake = useIsAwake();
  const from = readLoginLocationState(useLocation().state)?.from;
  usePageTitle('Sign in');
  if (session.user) {
    // Back to where the guard stopped them, if their role may go there.
    const wanted = from && mayOpen(session.user.role, from.pathname) ? from : DASHBOARD_PATH;
    return (
      <>
        <Navigate to={wanted} replace />
        <DashboardSkeleton />
      </>
    );
  }
  return (
    <DoorPage heading="Sign in to your account" audience="signed-out">
      {isAwake && from && <p>Please sign in to go on to the page you asked for.</p>}
      {session.wasDamaged && (
        <p role="status">
          The sign-in that this browser had kept was damaged and has been removed. Please sign in again.
        </p>
      )}
      {session.error && <SessionTrouble sentence={session.error} onRetry={() => session.restore()} />}
      <LoginForm />
      <NoScriptNote contact={contact}>Signing in needs</NoScriptNote>
      <p className="door-page__aside">
        New here? <Link to="/signup">Create Account</Link>
      </p>
    </DoorPage>
  );
});
