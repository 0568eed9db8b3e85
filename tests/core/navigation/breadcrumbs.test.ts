import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { breadcrumbs } from '../../../src/core/navigation/breadcrumbs';

test.each([
  ['/dashboard', 'dashboard'],
  ['/dashboard/', 'dashboard'],
  ['/', 'dashboard'],
  ['/anything', 'dashboard'],
  ['/dashboard/home', 'dashboard > home'],
  ['/dashboard/User-Management/all-users/', 'dashboard > user-management > all-users'],
])('%s has the steps %s', (path, ids) => {
  expect(
    breadcrumbs(path)
      .map(({ id }) => id)
      .join(' > '),
  ).toBe(ids);
});

test('a single crumb leads to the dashboard', () => {
  expect(breadcrumbs('/anything')).toEqual([{ id: 'dashboard', path: '/dashboard' }]);
});

test('each crumb knows its own path', () => {
  expect(breadcrumbs('/dashboard/programs/archive').map((crumb) => crumb.path)).toEqual([
    '/dashboard',
    '/dashboard/programs',
    '/dashboard/programs/archive',
  ]);
});

/** Any UTF-16 unit, halves of a pair included. */
const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

property.prop([fc.array(fc.oneof(fc.string({ unit }), fc.webPath()))])(
  'any path at all has a way to it: one crumb a segment, each below the one before, the last one at its end',
  (parts) => {
    const path = `/${parts.join('/')}`;
    const segments = path.split('/').filter((segment) => segment !== '');
    const way = breadcrumbs(path);
    expect(way).toHaveLength(Math.max(1, segments.length));
    way.forEach((crumb, index) => {
      const before = way[index - 1];
      if (before) expect(crumb.path.startsWith(`${before.path}/`)).toBe(true);
    });
    expect(way.at(-1)?.path).toBe(segments.length > 1 ? `/${segments.join('/')}` : '/dashboard');
  },
);
