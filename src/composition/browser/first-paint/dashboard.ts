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

/** What the address needs for this role, of the parts that the page names as 'PATH' or 'PATH:ROLE,ROLE'. */
function preload(role: string) {
  const parts = template('data-parts');
  for (const [number, part] of parts?.dataset.parts?.split(' ').entries() ?? []) {
    const [page, roles] = part.split(':');
    if (!address.endsWith(`${DASHBOARD_PATH}/${page}`) || (roles && !roles.split(',').includes(role)))
      continue;
    template('data-late')?.content.append(
      ...(parts?.content.querySelectorAll(`[data-on~="${number}"]`) ?? []),
    );
  }
}

let role = '';
try {
  if (document.cookie.split('; ').includes(`${SIDEBAR_COOKIE}=false`)) dataset.sidebar = 'collapsed';
  const user = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Partial<User>;
  const { name, language } = user;
  role = user.role ?? '';
  if (user.role && !opensHere({ role: user.role, ...(isLanguage(language) && { language }) })) {
    dataset.leaving = '';
    style.visibility = 'hidden';
    location.replace(samePage(location));
  }
  if (name && isHome) {
    dataset.greeted = '';
    style.setProperty('--greeting', JSON.stringify(homeTexts.greeting(name)));
  }
} catch {
  // Nothing is stored, or the browser does not allow storage: the skeleton greets nobody.
}
preload(role);
