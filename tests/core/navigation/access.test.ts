import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { ROLES } from '../../../src/core/access/role';
import { dashboardPaths, destinationOf, mayOpen, startPath } from '../../../src/core/navigation/access';
import { currentEntry, menuFor } from '../../../src/core/navigation/menu';
import { aUser } from '../../support/users';

const paths = dashboardPaths().map(({ path }) => path);
const EVERYBODY = ['/dashboard', '/dashboard/home', '/dashboard/user', '/dashboard/profile'];

test('every role may open exactly its own menu, home and profile; /dashboard/admin is for admins', () => {
  for (const role of [...ROLES, 'root']) {
    const own = new Set(menuFor(role).flatMap((item) => [item.path, ...item.items.map((sub) => sub.path)]));
    for (const path of paths) {
      const expected =
        own.has(path) || EVERYBODY.includes(path) || (path === '/dashboard/admin' && role === 'admin');
      expect(mayOpen(role, path), `${role} on ${path}`).toBe(expected);
    }
  }
});

test('the dashboard has every place of every menu once, and the paths that are in none', () => {
  const places = ROLES.flatMap((role) => menuFor(role)).flatMap((item) => [item, ...item.items]);
  const expected = new Set([...EVERYBODY, '/dashboard/admin', ...places.map(({ path }) => path)]);
  expect(paths.toSorted()).toEqual([...expected].toSorted());
});

test("the pages of campaigns stand where an admin's menu leads", () => {
  const campaigns = menuFor('admin').find(({ id }) => id === 'campaigns');
  expect(campaigns?.items.map(({ path }) => path)).toEqual([
    '/dashboard/campaigns/active-campaigns',
    '/dashboard/campaigns/create-campaign',
    '/dashboard/campaigns/campaign-reports',
  ]);
});

test('a path that is in no menu is open to nobody', () => {
  for (const role of ROLES)
    for (const path of ['/dashboard/nothing', '/dashboard/admin/x', '/dashboardx', '/', '/login'])
      expect(mayOpen(role, path)).toBe(false);
});

test('case and slashes at the end do not open or close a door', () => {
  expect(mayOpen('donor', '/Dashboard/Tax-Receipts/')).toBe(true);
  expect(mayOpen('donor', '/dashboard/tax-receipts//')).toBe(true);
  expect(mayOpen('donor', '/DASHBOARD/ADMIN/')).toBe(false);
});

test('a mismatch ends on the home view, an item with sub-items on its first one, the rest where it was asked for', () => {
  expect(destinationOf('donor', '/dashboard/admin')).toBe('/dashboard/home');
  expect(destinationOf('donor', '/dashboard/programs')).toBe('/dashboard/home');
  expect(destinationOf('volunteer', '/dashboard/programs')).toBe('/dashboard/programs/available-programs');
  expect(destinationOf('admin', '/dashboard/programs/')).toBe('/dashboard/programs/active-programs');
  expect(destinationOf('donor', '/dashboard/tax-receipts')).toBe('/dashboard/tax-receipts');
  expect(destinationOf('root', '/dashboard')).toBe('/dashboard');
});

test('the redirect helper sends a signed-in user home and everyone else to the login page', () => {
  expect(startPath(aUser())).toBe('/dashboard/home');
  expect(startPath(null)).toBe('/login');
});

/** Any UTF-16 unit, halves of a pair included. */
const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const anyText = fc.string({ unit });
const anyRole = fc.oneof(
  anyText,
  fc.constantFrom(...ROLES, '__proto__', 'constructor', 'toString', 'Admin', 'admin '),
);
const dashboardPath = fc.constantFrom(...paths);
const anyPath = fc.oneof(
  anyText,
  fc.webPath(),
  dashboardPath,
  fc.tuple(dashboardPath, anyText).map((parts) => parts.join('/')),
);

property.prop([anyRole, anyPath])(
  'any role on any path: open only what the own menu has, or what is everybody’s',
  (role, path) => {
    const known = (ROLES as readonly string[]).includes(role);
    const menu = menuFor(role);
    const own = menu.flatMap((item) => [item.path, ...item.items.map((sub) => sub.path)]);
    if (!known) expect(own).toEqual(['/dashboard/home', '/dashboard/profile']);
    const asked = path.toLowerCase().replace(/\/+$/, '');
    const admins = role === 'admin' ? ['/dashboard/admin'] : [];
    expect(mayOpen(role, path)).toBe([...own, ...EVERYBODY, ...admins].includes(asked));
    const end = destinationOf(role, path);
    expect(mayOpen(role, end)).toBe(true);
    expect(destinationOf(role, end)).toBe(end);
  },
);

property.prop([anyRole, anyPath])(
  'any role on any path: at most one entry is current, and it is of the own menu',
  (role, path) => {
    const menu = menuFor(role);
    const current = currentEntry(menu, path);
    const links = menu.flatMap((item) => (item.items.length > 0 ? item.items : [item]));
    if (current) expect(links).toContain(current);
  },
);
