// Each route has a title of its own: in a row of tabs, or in the history, it is all there is to tell them apart.
import { expect, test } from '../fixtures';
import { MENU_PATHS } from './screens/dashboard-screens';
import { prepare, type Screen } from './screens/screen';

const ROLES = [...new Set(MENU_PATHS.map(({ role }) => role))];
const PUBLIC_PATHS = ['/', '/login', '/signup'];

for (const role of ROLES)
  test(`no two pages of a ${role} share a title @full @desktop`, async ({ page, context }) => {
    const visitor: Screen = {
      name: role,
      path: '/',
      role,
      site: 'dashboard',
      shows: (tab) => tab.getByRole('main'),
    };
    const paths = [
      ...PUBLIC_PATHS,
      ...MENU_PATHS.filter((each) => each.role === role).map(({ path }) => path),
    ];
    if (role === 'admin') paths.push('/dashboard/admin');
    const titles = new Map<string, string>();
    for (const path of paths) {
      // Who is signed in never sees the sign-in page.
      if (path === '/dashboard/home') await prepare(context, visitor);
      await page.goto(path);
      await expect(page).toHaveTitle(/FSR/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const title = await page.title();
      expect(titles.get(title), `${path} is called '${title}', too`).toBeUndefined();
      titles.set(title, path);
    }
  });
