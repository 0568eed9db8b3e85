import type { Role } from '../../../core/access/role';
import type { User } from '../../../core/account/user';
import { dashboardLanguage } from '../../../core/navigation/dashboard-language';
import { PAGE_LANGUAGE } from '../site-path';

const MEMBERS: readonly Role[] = ['volunteer', 'donor', 'beneficiary'];

/** The roles whose dashboard is in Spanish as well: none until all its words are. Made-up Spanish has them all. */
export const SPANISH_DASHBOARDS: readonly Role[] = import.meta.env.VITE_MADE_UP === 'on' ? MEMBERS : [];

/** Whether somebody's dashboard opens in the language of this tree of pages. */
export function opensHere(user: Pick<User, 'role' | 'language'>): boolean {
  return dashboardLanguage(user, PAGE_LANGUAGE, SPANISH_DASHBOARDS) === PAGE_LANGUAGE;
}
