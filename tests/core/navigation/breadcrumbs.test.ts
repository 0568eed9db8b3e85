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
