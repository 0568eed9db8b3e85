import type { Role } from '../../../core/access/role';
import type { User } from '../../../core/account/user';
import { dashboardLanguage } from '../../../core/navigation/dashboard-language';
import { PAGE_LANGUAGE } from '../site-path';

/** The roles whose dashboard is in Spanish as well; that of staff is in English alone. */
export const SPANISH_DASHBOARDS: readonly Role[] = ['volunteer', 'donor', 'beneficiary'];

/** Whether somebody's dashboard opens in the language of this tree of pages. */
export function opensHere(user: Pick<User, 'role' | 'language'>): boolean {
  return dashboardLanguage(user, PAGE_LANGUAGE, SPANISH_DASHBOARDS) === PAGE_LANGUAGE;
}
