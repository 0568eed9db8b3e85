import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { samplePeople } from '../../../src/adapters/mock/people/sample-people';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';
import '../../../src/ui/people/all-users-page';
import '../../../src/ui/dashboard/donations/recent-donations-page';

const USERS = '/dashboard/user-management/all-users';
const DONATIONS = '/dashboard/donations/recent-donations';
const BEA = samplePeople(0).find(({ name }) => name === 'Bea Lindqvist');

type OpenApp = ReturnType<typeof renderApp>;

/** What is looked for, as soon as the simulated server has answered. */
function found<T>(app: OpenApp, look: () => T): Promise<T> {
  return waitFor(async () => {
    await app.time.advance(500);
    return look();
  });
}

// A look-up by role reads every style of the component library, which takes long here; texts are as good.
const press = async (app: OpenApp, text: string) =>
  app.user.click(
    await found(app, () => screen.getAllByText(text, { selector: 'button span' })[0] as Element),
  );

const field = (app: OpenApp, label: string) =>
  found(app, () => screen.getByLabelText(label, { selector: 'input' }));

async function asked(app: OpenApp, answer: 'Leave' | 'Stay', said: string) {
  await screen.findByText(said);
  await press(app, answer);
}

/** For a person who wants no motion: jsdom ends no animation. */
function open(path: string) {
  const matchMedia = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query.includes('reduced-motion') }),
  );
  return renderApp(path, { user: aUser({ role: 'admin' }) });
}

afterEach(() => void vi.restoreAllMocks());

test('closing a person with unsaved changes asks first', async () => {
  const app = open(`${USERS}?person=${BEA?.id}`);
  const name = await field(app, 'Name');
  await app.user.type(name, ' Berg');
  await press(app, 'Close');
  await asked(app, 'Stay', 'Your changes of this person are not saved yet.');
  expect(name).toHaveValue('Bea Lindqvist Berg');
  await press(app, 'Close');
  await asked(app, 'Leave', 'Your changes of this person are not saved yet.');
  await waitFor(() => expect(app.router.state.location.search).toBe(''));
});

test('a person whose changes are saved, or of whom nothing was changed, closes at once', async () => {
  const app = open(`${USERS}?person=${BEA?.id}`);
  const name = await field(app, 'Name');
  await app.user.type(name, ' ');
  await press(app, 'Close');
  await waitFor(() => expect(app.router.state.location.search).toBe(''));
});

test('cancelling an invitation asks only when something was typed', async () => {
  const app = open(USERS);
  await press(app, 'Invite Someone');
  await field(app, 'Email');
  await press(app, 'Cancel');
  await waitFor(() => expect(screen.queryByText('Send Invitation')).toBeNull());
  await press(app, 'Invite Someone');
  await app.user.type(await field(app, 'Email'), 'nia@mail.example');
  await app.user.keyboard('{Escape}');
  await asked(app, 'Stay', 'The invitation is not sent yet.');
  expect(screen.getByLabelText('Email')).toHaveValue('nia@mail.example');
  await press(app, 'Cancel');
  await asked(app, 'Leave', 'The invitation is not sent yet.');
  await waitFor(() => expect(screen.queryByText('Send Invitation')).toBeNull());
});

test('cancelling a decision about a pickup asks when a reason was typed', async () => {
  const app = open(`${DONATIONS}?tab=pickups&state=requested`);
  await press(app, 'Decline');
  await app.user.type(await field(app, 'Reason'), 'Too far.');
  await press(app, 'Cancel');
  await asked(app, 'Stay', 'What you entered about this pickup is not saved yet.');
  expect(screen.getByLabelText('Reason')).toHaveValue('Too far.');
  await press(app, 'Cancel');
  await asked(app, 'Leave', 'What you entered about this pickup is not saved yet.');
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
});

test('closing an import asks once a file is read that brings something', async () => {
  const app = open(DONATIONS);
  await press(app, 'Import a file');
  const chooser = await field(app, 'File');
  await press(app, 'Close');
  await waitFor(() => expect(screen.queryByText('Choose a file')).toBeNull());
  await press(app, 'Import a file');
  const lines = 'Date,Name,Amount,Transaction ID\n2026-01-02,Rosa,25,A-1\n';
  await app.user.upload(
    (await field(app, 'File')) ?? chooser,
    new File([lines], 'gifts.csv', { type: 'text/csv' }),
  );
  await found(app, () => screen.getByText('Import 1 gift'));
  await press(app, 'Close');
  await asked(app, 'Stay', 'The file is read, but nothing of it is imported yet.');
  expect(screen.getByText('Import 1 gift')).toBeInTheDocument();
  await press(app, 'Close');
  await asked(app, 'Leave', 'The file is read, but nothing of it is imported yet.');
  await waitFor(() => expect(screen.queryByText('Import 1 gift')).toBeNull());
});

test('cancelling a gift asks, whichever field was filled in', async () => {
  const app = open(DONATIONS);
  await press(app, 'Record a gift');
  await app.user.type(await field(app, 'Phone'), '702-555-0100');
  await press(app, 'Cancel');
  await asked(app, 'Stay', 'What you typed about this gift is lost.');
  expect(screen.getByLabelText('Phone')).toHaveValue('702-555-0100');
  await press(app, 'Cancel');
  await asked(app, 'Leave', 'What you typed about this gift is lost.');
  await waitFor(() => expect(screen.queryByLabelText('Phone')).toBeNull());
});
