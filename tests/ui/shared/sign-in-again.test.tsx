import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../../src/adapters/mock/account/sample-accounts';
import type { User } from '../../../src/core/account/user';
import { fail, ok } from '../../../src/core/shared/result';
import { useSharedViewModel } from '../../../src/ui/app/page-hooks';
import { LeaveGuard } from '../../../src/ui/shared/leave/leave-guard';
import { ReauthenticationViewModel } from '../../../src/ui/shared/session/reauthentication.view-model';
import '../../../src/composition/simulation/simulated-sign-in';
import '../../../src/ui/shared/session/sign-in-dialog';
import type { InMemorySession } from '../../support/in-memory/in-memory-session';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

const [admin, manager] = SAMPLE_ACCOUNTS.map(({ user }) => user) as [User, User];

/** What was saved, and by whom, on a server that saves for the person who is signed in there. */
let saved: [string, string][] = [];
let server: InMemorySession;
beforeEach(() => {
  saved = [];
  // A dialog that moves is never quite open or closed here.
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('prefers-reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});

/** A page with a text that is saved on the server. */
function Desk() {
  const reauthentication = useSharedViewModel(ReauthenticationViewModel);
  const [text, setText] = useState('');
  const [state, setState] = useState('');
  const save = async () => {
    const result = await reauthentication.keep(async () => {
      const who = await server.read();
      if (!who.ok || !who.value) return fail({ code: 'unauthenticated' });
      saved.push([who.value.id, text]);
      return ok(undefined);
    });
    setState(result.ok ? 'Saved' : `Not saved: ${result.failure.code}`);
  };
  return (
    <>
      <h1>Desk</h1>
      <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <p>{state}</p>
      <LeaveGuard isLeftBy={() => text !== '' && saved.length === 0}>Not saved.</LeaveGuard>
    </>
  );
}

/** Somebody has typed on the page of the admin. */
async function openDesk() {
  const app = renderApp('/dashboard/admin', { user: admin, pages: { area: async () => Desk } });
  server = app.sessions;
  await app.user.type(await screen.findByRole('textbox', { name: 'Text' }), 'My words');
  return app;
}

type App = Awaited<ReturnType<typeof openDesk>>;

const dialog = () => screen.findByRole('dialog', { name: 'Sign in again' });
const words = () => screen.getByRole('textbox', { name: 'Text', hidden: true });

/** Saves on a server where the session has ended meanwhile. */
async function saveWithoutSession(app: App) {
  await app.sessions.clear();
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  return within(await dialog());
}

async function signIn(app: App, form: ReturnType<typeof within>, password: string, email?: string) {
  const field = form.getByRole('textbox', { name: 'Email' });
  if (email !== undefined) {
    await app.user.clear(field);
    await app.user.type(field, email);
  }
  await app.user.type(form.getByLabelText('Password'), password);
  await app.user.click(form.getByRole('button', { name: 'Sign In' }));
  await act(() => app.time.advance(600));
}

test('a save without a session asks to sign in over the page, and then goes on by itself, once', async () => {
  const app = await openDesk();
  const form = await saveWithoutSession(app);
  const email = form.getByRole('textbox', { name: 'Email' });
  // The email is known already.
  await waitFor(() => expect(form.getByLabelText('Password')).toHaveFocus());
  expect(email).toHaveValue(admin.email);
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(form.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(email).toHaveAccessibleDescription(/You’ve been signed out\. Nothing you typed is lost/);
  await signIn(app, form, 'every-size-1');
  await screen.findByText('Saved');
  expect(saved).toEqual([[admin.id, 'My words']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(words()).toHaveValue('My words');
});

test('put off with Escape, the page keeps what was typed, says that nothing is saved, and can ask again', async () => {
  const app = await openDesk();
  await saveWithoutSession(app);
  await app.user.keyboard('{Escape}');
  expect(await screen.findByText('Not saved: unauthenticated')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('You’ve been signed out.');
  expect(notice).toHaveTextContent('Nothing is saved from this page for now.');
  expect(words()).toHaveValue('My words');
  await app.user.click(within(notice).getByRole('button', { name: 'Sign in again' }));
  await signIn(app, within(await dialog()), 'every-size-1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('You’ve been signed out.')).toBeNull();
  expect(saved).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
});

test('a wrong password says so, and the next try works', async () => {
  const app = await openDesk();
  const form = await saveWithoutSession(app);
  await signIn(app, form, 'wrong');
  expect(await form.findByText('Incorrect password')).toBeVisible();
  expect(form.getByLabelText('Password')).toHaveFocus();
  expect(form.getByLabelText('Password')).toHaveAccessibleDescription('Incorrect password');
  await app.user.clear(form.getByLabelText('Password'));
  expect(form.queryByText('Incorrect password')).toBeNull();
  await signIn(app, form, 'every-size-1');
  await screen.findByText('Saved');
});

test('somebody else who signs in is told so, nothing is saved in their name, and they can go on as themselves', async () => {
  const app = await openDesk();
  const form = await saveWithoutSession(app);
  await signIn(app, form, 'every-step-2', manager.email);
  expect(await form.findByText(/Parker Manager is now signed in on this browser/)).toBeVisible();
  expect(saved).toEqual([]);
  expect(words()).toHaveValue('My words');
  await app.user.click(form.getByRole('button', { name: 'Leave this page and continue as Parker Manager' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Parker Manager' })).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('another role is said, and signing in once more is not offered', async () => {
  const app = await openDesk();
  act(() => app.sessions.changeElsewhere({ ...admin, role: 'volunteer' }));
  const form = within(await dialog());
  await waitFor(() => expect(form.getByText(/Your role was changed, so nothing was saved/)).toBeVisible());
  expect(form.queryByLabelText('Password')).toBeNull();
  expect(words()).toHaveValue('My words');
  await app.user.click(form.getByRole('button', { name: 'Leave this page' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Avery Admin' })).toBeInTheDocument();
});

test('a logout in another tab keeps a page with unsaved work; signing in there goes on here', async () => {
  const app = await openDesk();
  act(() => app.sessions.changeElsewhere(null));
  await dialog();
  expect(words()).toHaveValue('My words');
  act(() => app.sessions.changeElsewhere(admin));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.path).toBe('/dashboard/admin');
});

test('what is open belongs to one person: another admin in another tab starts from the beginning', async () => {
  const app = renderApp('/dashboard/admin', { user: admin, pages: { area: async () => Desk } });
  server = app.sessions;
  const before = await screen.findByRole('textbox', { name: 'Text' });
  act(() => app.sessions.changeElsewhere(aUser({ id: 'admin-2', role: 'admin' })));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).not.toBe(before));
});
