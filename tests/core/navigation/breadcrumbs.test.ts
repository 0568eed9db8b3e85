import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { breadcrumbs } from '../../../src/core/navigation/breadcrumbs';

test.each([
  ['/dashboard', 'Dashboard'],
  ['/dashboard/', 'Dashboard'],
  ['/', 'Dashboard'],
  ['/anything', 'Dashboard'],
  ['/dashboard/home', 'Dashboard > Home'],
  ['/dashboard/user-management/all-users', 'Dashboard > User Management > All Users'],
  ['/dashboard/program_manager', 'Dashboard > Program Manager'],
  ['/dashboard/%E0%A4%A', 'Dashboard > %E0%A4%A'],
  ['/dashboard/caf%C3%A9', 'Dashboard > Café'],
])('%s reads %s', (path, words) => {
  expect(
    breadcrumbs(path)
      .map((crumb) => crumb.title)
      .join(' > '),
  ).toBe(words);
});

test('a single crumb leads to the dashboard', () => {
  expect(breadcrumbs('/anything')).toEqual([{ title: 'Dashboard', path: '/dashboard' }]);
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
