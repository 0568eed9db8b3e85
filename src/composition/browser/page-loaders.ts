import type { Container } from 'inversify';
import { createElement, lazy } from 'react';
import type { createMemoryRouter } from 'react-router-dom';
import type { PageLoaders } from '../../ui/app/router';
import { SessionViewModel } from '../../ui/shared/session/session.view-model';
import { loaderInto, type ModuleLoader, provided } from '../shared/container';
import { backEnd, features } from './back-end';

/** Fetches each page together with the features that it shows, so that a page's code and its wiring travel together. */
export function pageLoaders(container: Container): PageLoaders {
  const page = loaderInto(container);
  const fetchWaitingToday = page([() => fetchWaitingAreas(container)], () =>
    import('../../ui/dashboard/waiting/waiting-today').then((file) => file.WaitingToday),
  );
  const WaitingToday = lazy(async () => ({ default: await fetchWaitingToday() }));
  const fetchActiveCampaigns = page(features.campaigns, () =>
    import('../../ui/campaigns/active-campaigns').then((file) => file.ActiveCampaigns),
  );
  const ActiveCampaigns = lazy(async () => ({ default: await fetchActiveCampaigns() }));
  return {
    landing: page([...features.campaigns, ...features.forms], () =>
      import('./landing-in-app').then((file) => file.LandingInApp),
    ),
    login: page(features.signIn, () =>
      import('../../ui/account/login/login-page').then((file) => file.LoginPage),
    ),
    signup: () => import('../../ui/account/signup/signup-page').then((file) => file.SignupPage),
    'first-admin': backEnd.firstAdmin && page([backEnd.firstAdmin.module], backEnd.firstAdmin.page),
    invitation: page(features.accountLinks, () =>
      import('../../ui/account/links/choose-password-page').then((file) => file.InvitationPage),
    ),
    'reset-password': page(features.accountLinks, () =>
      import('../../ui/account/links/choose-password-page').then((file) => file.ResetPasswordPage),
    ),
    'forgotten-password': page(features.accountLinks, () =>
      import('../../ui/account/links/forgotten-password-page').then((file) => file.ForgottenPasswordPage),
    ),
    dashboard: page(features.dashboard, () =>
      import('../../ui/dashboard/shell/dashboard-shell').then((file) => file.DashboardShell),
    ),
    home: async () => {
      const { HomePage } = await import('../../ui/dashboard/home/home-page');
      return () => createElement(HomePage, { WaitingToday, ActiveCampaigns });
    },
    // By way of the list of areas, which sign-in and Home do not carry.
    area: async (id) => (await import('./dashboard-pages')).loadPage(page, id),
  };
}

/** Fetches what says what waits for whoever is signed in. */
async function fetchWaitingAreas(container: Container): ReturnType<ModuleLoader> {
  const [{ fetched }, { waitingAreas }] = await Promise.all([import('./areas'), import('./waiting-areas')]);
  return fetched(...waitingAreas(provided(container, SessionViewModel).user))();
}

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

/** Resolves when the router has loaded the code of its first page, or has failed to. */
export function whenRoutesAreLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
