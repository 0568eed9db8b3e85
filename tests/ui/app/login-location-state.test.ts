import { expect, test } from 'vitest';
import { readLoginLocationState } from '../../../src/ui/app/login-location-state';

test('the address that the guard noted is read, with and without search and hash, and what is kept beside it', () => {
  const from = {
    pathname: '/dashboard/profile',
    search: '?a=1',
    hash: '#b',
    state: { typed: 'search=vera' },
  };
  expect(readLoginLocationState({ from: { ...from, key: 'x' } })).toEqual({ from });
  expect(readLoginLocationState({ from: { pathname: '/dashboard' } })).toEqual({
    from: { pathname: '/dashboard', search: '', hash: '', state: null },
  });
});

test.each([
  null,
  undefined,
  'x',
  7,
  [],
  {},
  { from: null },
  { from: '/dashboard' },
  { from: { pathname: 3 } },
])('%j in a history entry is nothing to go by', (state) => {
  expect(readLoginLocationState(state)).toBeNull();
});
