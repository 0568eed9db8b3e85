import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail } from '../../../src/core/shared/result';
import '../../../src/composition/simulation/simulated-sign-in';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

async function openLogin(path = '/login', options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp(path, options);
  await screen.findByRole('heading', { level: 1, name: 'Sign in to your account' });
  const email = () => screen.getByLabelText('Email');
  const password = () => screen.getByLabelText('Password');
  const submit = () => screen.getByRole('button', { name: /Sign In|Signing in/ });
  const signIn = async (who: string, secret: string) => {
    await app.user.type(email(), who);
    await app.user.type(password(), secret);
    await app.user.click(submit());
  };
  const answer = () => act(() => app.time.advance(600));
  return { app, email, password, submit, signIn, answer };
}

test('the page has its title, the fields with what password managers need, and its links', async () => {
  const { email, password } = await openLogin();
  expect(document.title).toBe('Sign in – FSR');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('type', 'password');
  expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'FSR home' })).toHaveAttribute('href', '/');
});

test('signing in shows the toast and lands on the dashboard', async () => {
  const { app, signIn, answer, email, password, submit } = await openLogin();
  await signIn('  DONOR@fsr.example', 'new-shoes-4');
  expect(submit()).toHaveTextContent('Signing in...');
  expect(email()).toBeDisabled();
  expect(password()).toBeDisabled();
  expect(submit()).toHaveFocus();
  await answer();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome, Dana Donor' })).toHaveFocus());
  await screen.findByText('Home – FSR', { selector: '[role=status]' });
  expect(app.path).toBe('/dashboard');
  expect(app.toasts.toast).toMatchObject({ title: 'Login Successful', description: 'Welcome back!' });
  expect(document.documentElement.outerHTML).not.toContain('new-shoes-4');
  expect(JSON.stringify(await app.sessions.read())).not.toContain('new-shoes-4');
  expect(JSON.stringify(app.logger.entries)).not.toContain('new-shoes-4');
});

test.each([
  ['', '', 'Email'],
  ['donor@fsr.example', '   ', 'Password'],
  ['   ', 'new-shoes-4', 'Email'],
])(
  'with email %j and password %j it asks for both, at once, and goes to the empty field',
  async (who, secret, field) => {
    const { app, submit, email, password } = await openLogin();
    if (who) await app.user.type(email(), who);
    if (secret) await app.user.type(password(), secret);
    await app.user.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter both email and password');
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription('Please enter both email and password');
    expect(app.time.pending).toBe(0);
  },
);

test.each([
  ['donor@fsr.example', 'wrong', 'Incorrect password', 'Password'],
  ['nobody@fsr.example', 'new-shoes-4', 'No account found with this email', 'Email'],
])(
  '%s with %s: %s, tied to the field, gone when something is typed',
  async (who, secret, sentence, field) => {
    const { app, signIn, answer, email } = await openLogin();
    await signIn(who, secret);
    await answer();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(sentence);
    expect(email()).toHaveValue(who);
    await app.user.type(screen.getByLabelText(field), 'x');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText(field)).toBeValid();
  },
);

test('the password can be shown, and is hidden again when it is sent', async () => {
  const { app, password, signIn } = await openLogin();
  await app.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await signIn('donor@fsr.example', 'new-shoes-4');
  expect(password()).toHaveAttribute('type', 'password');
});

test('who is signed in already goes on to the dashboard', async () => {
  const app = renderApp('/login', { user: aUser() });
  await screen.findByRole('heading', { name: 'Welcome, Dana Donor' });
  expect(app.path).toBe('/dashboard');
});

test('while the dashboard is being fetched its skeleton stands there, not an empty page', async () => {
  const never = new Promise<never>(() => {});
  renderApp('/login', { user: aUser(), pages: { dashboard: () => never } });
  await waitFor(() => expect(document.querySelector('.dashboard-skeleton')).toBeVisible());
});

test('after the guard stopped somebody they land where they wanted to go, if their role may', async () => {
  const { app, signIn, answer } = await openLogin('/dashboard/tax-receipts?year=2025#top');
  await signIn('donor@fsr.example', 'new-shoes-4');
  await answer();
  await screen.findByRole('heading', { name: 'Tax Receipts' });
  expect(app.router.state.location).toMatchObject({
    pathname: '/dashboard/tax-receipts',
    search: '?year=2025',
    hash: '#top',
  });
});

test('somebody whose role may not go there lands on the dashboard', async () => {
  const { app, signIn, answer } = await openLogin('/dashboard/admin');
  await signIn('donor@fsr.example', 'new-shoes-4');
  await answer();
  await screen.findByRole('heading', { name: 'Welcome, Dana Donor' });
  expect(app.path).toBe('/dashboard');
});

test('a login answer that arrives after the page was left changes nothing', async () => {
  const { app, signIn, answer } = await openLogin();
  await signIn('donor@fsr.example', 'new-shoes-4');
  await act(() => app.router.navigate('/signup'));
  await screen.findByRole('heading', { name: 'Create your account' });
  await answer();
  expect(app.path).toBe('/signup');
  expect(await app.sessions.read()).toEqual({ ok: true, value: null });
  expect(app.toasts.toast).toBeNull();
});

test('a session that cannot be read is told where one can act, and trying again helps', async () => {
  const app = renderApp('/dashboard', { user: aUser(), loaded: false });
  const read = app.sessions.read.bind(app.sessions);
  app.sessions.read = async () => fail({ code: 'unavailable' });
  act(() => app.page.load());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to initialize authentication');
  expect(app.path).toBe('/login');
  app.sessions.read = read;
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Welcome, Dana Donor' });
});

test('a session that cannot be stored, or a call that throws, is an unexpected error', async () => {
  const { app, signIn, answer } = await openLogin();
  app.sessions.write = async () => fail({ code: 'unavailable' });
  await signIn('donor@fsr.example', 'new-shoes-4');
  await answer();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An unexpected error occurred. Please try again.',
  );
  expect(screen.getByText(/^This browser does not let the site store who is signed in/)).toBeVisible();
  app.sessions.write = async () => fail({ code: 'quota' });
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await answer();
  expect(await screen.findByText(/^This browser has no room left/)).toBeVisible();
  app.sessions.write = () => {
    throw new Error('socket closed');
  };
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await answer();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^An unexpected error occurred. Please try again.$/),
  );
});

test('the sign-up page says how accounts are opened and leads back', async () => {
  renderApp('/signup');
  await screen.findByRole('heading', { level: 1, name: 'Create your account' });
  expect(document.title).toBe('Create account – FSR');
  expect(screen.getByRole('link', { name: 'hello@fsr.example' })).toHaveAttribute(
    'href',
    'mailto:hello@fsr.example',
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'back to the site' })).toHaveAttribute('href', '/');
});
