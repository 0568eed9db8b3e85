import { PAGES } from '../../core/access/rules';
import type { MenuId } from '../../core/navigation/menu';

/** The title of every entry of the sidebar. In English they are the words of its path; a translation lists them. */
export const menuTexts = Object.fromEntries(
  Object.keys(PAGES).flatMap((page) => page.split('/').map((id) => [id, titleOf(id)])),
) as Readonly<Record<MenuId, string>>;

/** 'recent-donations' as 'Recent Donations'. */
function titleOf(id: string): string {
  return id.replace(/(^|-)[a-z]/g, (first) => first.replace('-', ' ').toUpperCase());
}
