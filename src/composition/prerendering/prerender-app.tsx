import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { type Action, rightsOf } from '../../core/access/may';
import { ROLES, type Role } from '../../core/access/role';
import { firstAdminTexts } from '../../ui/account/first-admin/first-admin.texts';
import { accountLinksTexts } from '../../ui/account/links/account-links.texts';
import { signupTexts } from '../../ui/account/signup/signup.texts';
import { App } from '../../ui/app/app';
import { documentTitle, ViewModelContext } from '../../ui/app/page-hooks';
import { appRoutes, PRERENDERED, type PrerenderedId } from '../../ui/app/router';
import { showsCampaigns } from '../../ui/dashboard/home/home-campaigns';
import { loginTexts } from '../../ui/shared/sign-in/login.texts';
import { siteTexts } from '../../ui/shared/site.texts';
import { pagePath } from '../../ui/shared/site-path';
import type { Configuration } from '../browser/configuration';
import { pageLoaders, whenRoutesAreLoaded } from '../browser/page-loaders';
import { provided, viewModelSource } from '../shared/container';
import { tokens } from '../shared/tokens';
import { DEFAULT_SITE, prerenderContainer, type ShownSite } from './prerender-container';
import { renderHtml } from './render-html';

const TITLES: Readonly<Record<PrerenderedId, string>> = {
  login: loginTexts.title,
  signup: signupTexts.title,
  invitation: accountLinksTexts.invitation.title,
  'forgotten-password': accountLinksTexts.forgotten.title,
  'reset-password': accountLinksTexts.password.title,
  'first-admin': firstAdminTexts.title,
  dashboard: siteTexts.dashboard,
};

/** The pages of the app that this tree has. A simulation has its admin, and a server asks for its first one in English. */
export function appPages({ backEnd, language }: Pick<Configuration, 'backEnd' | 'language'>) {
  const hasFirstAdmin = backEnd === 'server' && language === 'en';
  return PRERENDERED.filter((name) => hasFirstAdmin || name !== 'first-admin');
}

/** The roles whose Home shows campaigns. */
export const ROLES_WITH_CAMPAIGNS = ROLES.filter((role) => showsCampaigns(rightsOf({ id: '', role })));

/** Who sees which part of a page that is another one by right: each role with the first of these rights that it has. */
export function rolesByRight(rights: readonly Action[]) {
  const firstOf = (role: Role) => {
    const may = rightsOf({ id: '', role });
    return rights.find((right) => may(right));
  };
  return rights.map((right) => ({ right, roles: ROLES.filter((role) => firstOf(role) === right) }));
}

/** The title that a page has until its script is there. */
export function prerenderedTitle(
  name: PrerenderedId,
  { content }: Pick<ShownSite, 'content'> = DEFAULT_SITE,
): string {
  return documentTitle(TITLES[name], content.siteSettings.siteName);
}

/**
 * Renders a page of the app as it looks before the session is known, with the given content. The tree is the one that
 * start-app.tsx hydrates. An error in it is thrown again with the page's name.
 */
export async function prerenderAppPage(name: PrerenderedId, site: ShownSite = DEFAULT_SITE): Promise<string> {
  const container = await prerenderContainer(site);
  const basename = pagePath('/');
  const logger = provided(container, tokens.logger);
  const routes = appRoutes(pageLoaders(container), (error) =>
    logger.error(`The page '${name}' failed`, error),
  );
  const router = createMemoryRouter(routes, {
    basename,
    initialEntries: [basename + name],
  });
  await whenRoutesAreLoaded(router);
  const { errors, matches } = router.state;
  if (errors) throw new Error(`The page '${name}' could not be loaded.`, { cause: Object.values(errors)[0] });
  if (!matches.some(({ route }) => route.id === name)) throw new Error(`No route has the id '${name}'.`);
  return renderHtml(
    `The page '${name}'`,
    <StrictMode>
      <ViewModelContext value={viewModelSource(container)}>
        <App router={router} logger={logger} />
      </ViewModelContext>
    </StrictMode>,
  );
}
