import type { Container } from 'inversify';
import type { createMemoryRouter } from 'react-router-dom';
import type { PageLoaders } from '../../ui/app/router';
import { loaderInto } from '../shared/container';
import { backEnd, features } from './back-end';

/** Fetches each page together with the features that it shows, so that a page's code and its wiring travel together. */
export function pageLoaders(container: Container): PageLoaders {
  const page = loaderInto(container);
  return {
    landing: async () => (await import('./load-landing-in-app')).loadLandingInApp(page),
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
    home: async () => (await import('./home')).loadHome(page, container),
    // By way of the list of areas, which sign-in and Home do not carry.
    area: async (id) => (await import('./dashboard-pages')).loadPage(page, id),
  };
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
