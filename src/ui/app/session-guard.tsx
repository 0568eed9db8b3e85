import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { destinationOf, startPath } from '../../core/navigation/access';
import { SiteContentViewModel } from '../shared/content/site-content.view-model';
import { NoScriptNote } from '../shared/no-script-note';
import { SessionViewModel } from '../shared/session/session.view-model';
import type { LoginLocationState } from './login-location-state';
import { DashboardSkeleton } from './skeletons/dashboard-skeleton';
import { useSharedViewModel } from './use-view-model';

/**
 * Stands before every page of the dashboard (specification, section 2): a skeleton until the session is known, then
 * the login page for who is not signed in, and the home view for a role that may not open the page.
 */
// A redirect is keyed by where it starts: one that Back interrupts before the page has changed begins anew there.
export const SessionGuard = observer(function SessionGuard() {
  const session = useSharedViewModel(SessionViewModel);
  const { contact } = useSharedViewModel(SiteContentViewModel).content.siteSettings;
  const location = useLocation();
  if (!session.isInitialized)
    return (
      <>
        <DashboardSkeleton />
        <NoScriptNote contact={contact}>The dashboard needs</NoScriptNote>
      </>
    );
  if (!session.user) {
    // Who signs out by choice starts afresh; who was stopped at the door finds the way back.
    const state: LoginLocationState | null = session.signedOutByChoice ? null : { from: location };
    return <Navigate key={location.key} to={startPath(null)} replace state={state} />;
  }
  const destination = destinationOf(session.user.role, location.pathname);
  return destination === location.pathname ? (
    <Outlet />
  ) : (
    <Navigate key={location.key} to={destination} replace />
  );
});
