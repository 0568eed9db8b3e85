import { SIDEBAR_COOKIE } from '../../../adapters/cookie/cookie-sidebar-preference';
import { SESSION_KEY } from '../../../adapters/local-storage/local-storage-session';
import type { User } from '../../../core/account/user';
import { DASHBOARD_PATH, HOME_PATH, USER_PATH } from '../../../core/navigation/paths';
import { isLanguage } from '../../../core/shared/text/language';
import { homeTexts } from '../../../ui/dashboard/home/home.texts';
import { samePage } from '../../../ui/shared/language-switch/same-page';
import { opensHere } from '../../../ui/shared/language-switch/spanish-dashboards';

// Inline in the dashboard's page, before its first paint: the page that the address asks for is fetched with the frame, but for what
// only other roles need of it; the skeleton's sidebar is as wide as the person left the real one, and the home view greets the person
// that the browser stores. Where they have chosen the other language, that page is opened instead, and nothing of this one is painted.

const { dataset, style } = document.documentElement;
const path = location.pathname.toLowerCase().replace(/\/$/, '');
const isHome = [DASHBOARD_PATH, HOME_PATH, USER_PATH].some((home) => path.endsWith(home));
const address = isHome ? HOME_PATH : path;
const template = (name: string) => document.querySelector<HTMLTemplateElement>(`template[${name}]`);
const pages = template('data-pages');
const number = pages?.dataset.pages
  ?.split(' ')
  .findIndex((page) => address.endsWith(`${DASHBOARD_PATH}/${page}`));
const late = template('data-late')?.content;
late?.append(...(pages?.content.querySelectorAll(`[data-on~="${number}"]`) ?? []));
try {
  if (document.cookie.split('; ').includes(`${SIDEBAR_COOKIE}=false`)) dataset.sidebar = 'collapsed';
  const user = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Partial<User>;
  const { name, role = '', language } = user;
  if (role && !opensHere({ role, ...(isLanguage(language) && { language }) })) {
    dataset.leaving = '';
    style.visibility = 'hidden';
    location.replace(samePage(location));
  }
  for (const link of late?.querySelectorAll<HTMLElement>('[data-for]') ?? [])
    if (!link.dataset.for?.split(' ').includes(role)) link.remove();
  if (name && isHome) {
    dataset.greeted = '';
    style.setProperty('--greeting', JSON.stringify(homeTexts.greeting(name)));
  }
} catch {
  // Nothing is stored, or the browser does not allow storage: the skeleton greets nobody.
}
