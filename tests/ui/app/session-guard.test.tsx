import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ROLES } from '../../../src/core/access/role';
import { dashboardPaths, destinationOf } from '../../../src/core/navigation/access';
import type { PageLoaders } from '../../../src/ui/app/router';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

/** Stand in for the real pages, so that walking all of them is quick; a page that is missing here does not compile. */
const page = async () => () => <h1>Here</h1>;
const quickPages: PageLoaders = {
  landing: page,
  signup: page,
  invitation: page,
  'forgotten-password': page,
  'reset-password': page,
  'first-admin': null,
  login: async () => () => <h1>Sign in to your account</h1>,
  dashboard: async () => Outlet,
  home: page,
  area: page,
};

test('a skeleton stands there until the session is known, then the page', async () => {
  const app = renderApp('/dashboard/profile', { user: aUser(), loaded: false });
  // The skeleton of a page that is being fetched gives way to the guard's own.
  await waitFor(() => expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument());
  expect(app.path).toBe('/dashboard/profile');
  act(() => app.page.load());
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
});

test('who is not signed in goes to the login page, from every path', async () => {
  const app = renderApp('/dashboard', { pages: quickPages });
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  for (const { path } of dashboardPaths()) {
    await act(() => app.router.navigate(path));
    expect(app.path, path).toBe('/login');
  }
});

test.each([...ROLES, 'root'])('the routes of %s: each path ends where the policy says', async (role) => {
  const app = renderApp('/dashboard/home', { user: aUser({ role }), pages: quickPages });
  await screen.findByRole('heading', { name: 'Here' });
  for (const { path } of dashboardPaths()) {
    await act(() => app.router.navigate(path));
    expect(app.path, `${role} on ${path}`).toBe(destinationOf(role, path));
    expect(screen.getByRole('heading', { name: 'Here' })).toBeInTheDocument();
  }
});

test.each(['/dashboard/nothing-here', '/dashboard/admin/secret', '/loginx', '/'])(
  '%s is the landing page, for everybody',
  async (path) => {
    const landing = async () => () => <h1>Every size</h1>;
    const app = renderApp(path, { pages: { ...quickPages, landing } });
    expect(await screen.findByRole('heading', { name: 'Every size' })).toBeInTheDocument();
    expect(app.path).toBe(path);
  },
);

test.each([
  ['/dashboard/profile?search=Rosa+Delgado&tab=a', '?tab=a', 'search=Rosa+Delgado'],
  ['/dashboard/profile?donor=rosa%40mail.example', '', 'donor=rosa%40mail.example'],
  ['/dashboard/home?page=2&search=702-555-0142', '?page=2', 'search=702-555-0142'],
])(
  'the words in the address of an earlier version, %s, are taken out of it once',
  async (path, search, typed) => {
    const app = renderApp(path, { user: aUser() });
    await waitFor(() => expect(app.router.state.location.search).toBe(search));
    expect(app.router.state.location.state).toEqual({ typed });
    expect(app.router.state.historyAction).toBe('REPLACE');
  },
);

test('the words in an address reach the page that asks to sign in first, and stand in no address on the way', async () => {
  const app = renderApp('/dashboard/profile?search=vera');
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  const seen: string[] = [];
  app.router.subscribe(({ location }) => seen.push(location.pathname + location.search));
  act(() => app.sessions.changeElsewhere(aUser()));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(app.router.state.location).toMatchObject({ search: '', state: { typed: 'search=vera' } });
  expect(seen.join(' ')).not.toContain('vera');
});

test('signing out in another tab leads to the login page, which remembers the way', async () => {
  const app = renderApp('/dashboard/profile?from=mail', { user: aUser() });
  await screen.findByRole('heading', { name: 'Profile' });
  act(() => app.sessions.changeElsewhere(null));
  await screen.findByRole('heading', { name: 'Sign in to your account' });
  act(() => app.sessions.changeElsewhere(aUser()));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(app.router.state.location.search).toBe('?from=mail');
});

test('Back while the way to the login page is still loading ends on the login page all the same', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const login = async () => {
    await held;
    return () => <h1>Sign in to your account</h1>;
  };
  const app = renderApp('/dashboard/home', { user: aUser(), pages: { login } });
  await screen.findByRole('heading', { level: 1 });
  await act(() => app.router.navigate('/dashboard/profile'));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  act(() => void app.router.navigate(-1));
  await act(async () => release());
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeInTheDocument();
  expect(app.path).toBe('/login');
});

test('a page out of the back-forward cache after a logout shows no dashboard', async () => {
  const app = renderApp('/dashboard/profile', { user: aUser() });
  await screen.findByRole('heading', { name: 'Profile' });
  await app.sessions.clear();
  act(() => app.page.comeBack());
  expect(await screen.findByRole('heading', { name: 'Sign in to your account' })).toBeInTheDocument();
});

test('when another tab signs in as somebody whose role may not be here, this one goes to the home view', async () => {
  const app = renderApp('/dashboard/tax-receipts', { user: aUser() });
  await screen.findByRole('heading', { name: 'Tax Receipts' });
  act(() => app.sessions.changeElsewhere(aUser({ id: 'user-2', name: 'Val Volunteer', role: 'volunteer' })));
  await screen.findByRole('heading', { name: 'Welcome, Val Volunteer' });
  expect(app.path).toBe('/dashboard/home');
});
