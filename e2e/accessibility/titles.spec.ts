// Each route has its own title: in the browser's tabs and history, only the title tells pages apart.
import { expect, test } from '../fixtures';
import { MENU_PATHS } from './screens/dashboard-screens';
import { prepare, type Screen } from './screens/screen';

const ROLES = [...new Set(MENU_PATHS.map(({ role }) => role))];
const PUBLIC_PATHS = ['/', '/login', '/signup'];

for (const role of ROLES)
  test(`each page of a ${role} has its own title @full @desktop`, async ({ page, context }) => {
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
      // The sign-in page redirects people who are signed in.
      if (path === '/dashboard/home') await prepare(context, visitor);
      await page.goto(path);
      await expect(page).toHaveTitle(/FSR/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const title = await page.title();
      expect(titles.get(title), `${path} is called '${title}', too`).toBeUndefined();
      titles.set(title, path);
    }
  });
