import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rightsOf } from '../../core/access/may';
import type { User } from '../../core/account/user';
import { destinationOf, startPath } from '../../core/navigation/access';
import { hasTypedWords } from '../shared/address/typed-names';
import { samePage } from '../shared/language-switch/same-page';
import { opensHere } from '../shared/language-switch/spanish-dashboards';
import { NoScriptNote } from '../shared/no-script-note';
import { SessionViewModel } from '../shared/session/session.view-model';
import { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import { appTexts } from './app.texts';
import type { LoginLocationState } from './login-location-state';
import { RightsContext, useSharedViewModel } from './page-hooks';
import { DashboardSkeleton } from './skeletons/dashboard-skeleton';

const TypedWordsTakenOut = lazy(async () => ({
  default: (await import('./typed-words-taken-out')).TypedWordsTakenOut,
}));

/**
 * Guards every page of the dashboard. It shows a skeleton until the session is known, redirects signed-out visitors to the
 * login page, and redirects a role without permission for the page to the home view.
 */
// Keyed by where it starts: a redirect that Back interrupts before the page has changed starts over from there.
export const SessionGuard = observer(function SessionGuard() {
  const session = useSharedViewModel(SessionViewModel);
  const { contact } = useSharedViewModel(SiteContentViewModel).content.siteSettings;
  const location = useLocation();
  const { user } = session;
  const rights = useMemo(() => rightsOf(user), [user]);
  // With a deferred value React renders the dashboard in short slices between which the browser can paint and answer.
  const isReady = useDeferredValue(session.status !== 'restoring');
  if (session.status === 'restoring' || !isReady)
    return (
      <>
        <DashboardSkeleton />
        <NoScriptNote contact={contact}>{appTexts.dashboardNeeds}</NoScriptNote>
      </>
    );
  // An address of an earlier version, or one that somebody wrote.
  if (hasTypedWords(location.search))
    return (
      <Suspense fallback={<DashboardSkeleton />}>
        <TypedWordsTakenOut />
      </Suspense>
    );
  if (!session.user) {
    // After a logout a person starts at the beginning; a visitor who was sent to sign in returns to the page they wanted.
    const state: LoginLocationState | null = session.signedOutBy === 'choice' ? null : { from: location };
    return <Redirect key={location.key} to={startPath(null)} state={state} />;
  }
  const destination = destinationOf(session.user.role, location.pathname);
  return destination === location.pathname ? (
    // What is open on a page belongs to one person.
    <RightsContext key={session.user.id} value={rights}>
      <InOwnLanguage user={session.user} />
    </RightsContext>
  ) : (
    <Redirect key={location.key} to={destination} />
  );
});

/** The dashboard in the language of its person. A page that is open keeps its own until it is loaded again. */
function InOwnLanguage({ user }: { readonly user: User }) {
  const [isHere] = useState(() => opensHere(user));
  useEffect(() => {
    if (!isHere) window.location.replace(samePage(window.location));
  }, [isHere]);
  return isHere ? <Outlet /> : <DashboardSkeleton />;
}

interface RedirectProps {
  readonly to: string;
  readonly state?: LoginLocationState | null;
}

/** Leads to another page. The skeleton stands until the code of that page is there. */
function Redirect({ to, state = null }: RedirectProps) {
  return (
    <>
      <DashboardSkeleton />
      <Navigate to={to} replace state={state} />
    </>
  );
}
