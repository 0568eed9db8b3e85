import { PAGES } from '../../core/access/rules';
import type { MenuId } from '../../core/navigation/menu';

/** Steps of a way that have no entry in the sidebar. */
const OTHER_STEPS = ['dashboard', 'user'] as const;

/** What a breadcrumb of the dashboard stands for. */
type StepId = MenuId | 'admin' | (typeof OTHER_STEPS)[number];

/**
 * The title of every entry of the sidebar, which its page and its breadcrumb have too. In English they are the words of its path; a
 * translation lists them.
 */
export const menuTexts = Object.fromEntries(
  [...OTHER_STEPS, ...Object.keys(PAGES).flatMap((page) => page.split('/'))].map((id) => [id, titleOf(id)]),
) as Readonly<Record<StepId, string>>;

/** 'recent-donations' as 'Recent Donations'. */
function titleOf(id: string): string {
  return id.replace(/(^|-)[a-z]/g, (first) => first.replace('-', ' ').toUpperCase());
}
