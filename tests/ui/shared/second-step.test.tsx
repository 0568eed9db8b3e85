import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Standing } from '../../../src/core/access/second-step';
import type { OwnFactors, OwnFactorsPort } from '../../../src/core/account/second-factor/own-factors.api';
import { fail, ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { EndedCalendarAddress } from '../../../src/ui/calendar/ended-calendar-address';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { OwnFactorsSection } from '../../../src/ui/shared/second-step/own-factors-section';
import { SecondStepGate } from '../../../src/ui/shared/second-step/second-step-gate';
import { ConfirmDialog } from '../../../src/ui/shared/session/confirm-dialog';
import { ReauthenticationViewModel } from '../../../src/ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../src/ui/shared/session/session.view-model';
import '../../../src/ui/shared/second-step/set-up-first';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { viewModelsOf } from '../../support/fake-view-models';
import { aUser } from '../../support/users';

const NOON = Date.UTC(2026, 10, 29, 20);
const NOTHING: OwnFactors = {
  passkeys: [],
  authenticator: null,
  backupCodes: null,
  keepsAuthenticators: true,
  isRequired: false,
};
const CODES = ['AAAA BBBB', 'CCCC DDDD'];

/** A part of the dashboard for somebody, with what their own factors answer. */
function show(part: React.ReactElement, factors: Partial<OwnFactorsPort> = {}, role = 'admin') {
  const restoreSession = { execute: async () => ok(null) };
  const nothing = () => () => {};
  const session = new SessionViewModel(restoreSession as never, { subscribe: nothing } as never, {
    whenLoaded: nothing,
  });
  session.signIn(aUser({ role }));
  const restore = vi.spyOn(session, 'restore').mockResolvedValue();
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const unsaved = new UnsavedWorkViewModel();
  const reauthentication = new ReauthenticationViewModel(session, unsaved);
  const putOffPassword = vi.fn(async () => ok(undefined));
  const source = viewModelsOf(
    {
      ownFactors: { factors: async () => ok(NOTHING), ...factors },
      fetchPasskeys: async () => ({
        create: async () => ok({ id: 'key' }),
        use: async () => fail({ code: 'cancelled' }),
        currentCode: async () => null,
      }),
      ownAccount: { putOffPassword },
      scheduler: time,
      ownFeeds: { get: async () => ok({ createdAt: NOON, endedAt: NOON }) },
      session,
      toasts,
    },
    [SessionViewModel, () => session],
    [ToastViewModel, () => toasts],
    [UnsavedWorkViewModel, () => unsaved],
    [ReauthenticationViewModel, () => reauthentication],
  );
  const inPage = (shown: React.ReactElement) => (
    <MemoryRouter>
      <ViewModelContext value={source}>{shown}</ViewModelContext>
    </MemoryRouter>
  );
  const view = render(inPage(part));
  const showAgain = (shown: React.ReactElement) => view.rerender(inPage(shown));
  return { ...view, showAgain, restore, reauthentication, putOffPassword, visitor: userEvent.setup() };
}

const standing = (changed: Partial<Standing> = {}): Standing => ({
  assurance: 'password',
  secondStepFrom: '2026-12-12',
  hasFactor: false,
  confirmedAt: NOON,
  readAt: NOON,
  ...changed,
});

const gate = (changed?: Partial<Standing>) => (
  <SecondStepGate standing={standing(changed)}>
    <p>The page</p>
  </SecondStepGate>
);

test('before its day a notice stands above the page; who has a second step reads none', () => {
  const { rerender } = show(gate());
  expect(screen.getByRole('note')).toHaveTextContent(
    'From Dec 12, 2026 you sign in with a second step. Set it up now.',
  );
  expect(screen.getByRole('link', { name: 'Set it up now.' })).toHaveAttribute('href', '/dashboard/profile');
  expect(screen.getByText('The page')).toBeVisible();
  rerender(<MemoryRouter>{gate({ hasFactor: true, assurance: 'second' })}</MemoryRouter>);
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByText('The page')).toBeVisible();
});

test('once the backup codes are kept the page opens, when the session is known to open more', async () => {
  const from = { secondStepFrom: '2026-11-29' };
  const { visitor, showAgain, restore } = show(gate(from), {
    beginPasskey: async () => ok({ options: {} }),
    addPasskey: async () => ok({ backupCodes: CODES }),
  });
  await visitor.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await visitor.type(screen.getByLabelText('Name of the passkey'), 'Phone');
  await visitor.click(screen.getByRole('button', { name: /^(Add Passkey|Simulate passkey)$/ }));
  await visitor.click(await screen.findByLabelText('I have kept them'));
  await visitor.click(screen.getByRole('button', { name: 'Done' }));
  expect(restore).toHaveBeenCalled();
  showAgain(gate(from));
  expect(screen.queryByText('The page')).toBeNull();
  showAgain(gate({ ...from, hasFactor: true, assurance: 'second' }));
  expect(screen.getByText('The page')).toBeVisible();
});

test('from its day on only the set-up opens, and for people who have one only the confirmation', async () => {
  const { unmount } = show(gate({ secondStepFrom: '2026-11-29' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
  expect(screen.queryByText('The page')).toBeNull();
  expect(await screen.findByText('Not set up')).toBeVisible();
  unmount();
  const { visitor, reauthentication } = show(gate({ secondStepFrom: '2026-11-29', hasFactor: true }));
  expect(screen.queryByText('The page')).toBeNull();
  await visitor.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(reauthentication.isConfirming).toBe(true);
});

test('staff with a password that is easy to guess are asked to change it, or later', async () => {
  const { visitor, putOffPassword, restore } = show(gate({ secondStepFrom: null, hasEasyPassword: true }));
  const notice = within(screen.getByRole('note'));
  expect(notice.getByText('Your password is easy to guess.')).toBeVisible();
  expect(notice.getByRole('link', { name: 'Change it' })).toHaveAttribute('href', '/dashboard/profile');
  await visitor.click(notice.getByRole('button', { name: 'Later' }));
  expect(putOffPassword).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(restore).toHaveBeenCalledTimes(1));
});

test('what is set up is listed with its days, and the last one that is required stays', async () => {
  const removeFactor = vi.fn(async () => fail({ code: 'conflict' } as const));
  const authenticator = { addedAt: NOON, lastUsedAt: null };
  const backupCodes = { left: 8, total: 10 };
  const { visitor } = show(<OwnFactorsSection />, {
    factors: async () => ok({ ...NOTHING, authenticator, backupCodes, isRequired: true }),
    removeFactor,
  });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Authenticator')).toBeVisible();
  expect(row.getByText(/^Added on .*Nov 29, 2026$/)).toBeVisible();
  expect(row.getByText('Last used: never')).toBeVisible();
  expect(screen.getByText('Backup codes: 8 of 10 left')).toBeVisible();
  expect(screen.getByText('Ask another admin to reset your second step.')).toBeVisible();
  await visitor.click(row.getByRole('button', { name: 'Remove Authenticator' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove Authenticator?' }));
  await visitor.click(question.getByRole('button', { name: 'Remove' }));
  expect(removeFactor).toHaveBeenCalledWith({ kind: 'authenticator' });
  expect(screen.getByText('Authenticator')).toBeVisible();
});

test('the first second step shows its backup codes until they are kept', async () => {
  const onSetUp = vi.fn();
  const finishAuthenticator = vi
    .fn()
    .mockResolvedValueOnce(fail({ code: 'invalid-credentials' }))
    .mockResolvedValueOnce(ok({ backupCodes: CODES }));
  const { visitor } = show(<OwnFactorsSection onSetUp={onSetUp} />, {
    beginAuthenticator: async () => ok({ secret: 'ABCDEFGH', address: 'otpauth://totp/Example' }),
    finishAuthenticator,
  });
  await visitor.click(await screen.findByRole('button', { name: 'Set up an authenticator' }));
  await visitor.type(await screen.findByLabelText('Password'), 'every-size-1');
  await visitor.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('ABCD EFGH')).toBeVisible();
  const code = screen.getByLabelText('Code from the app');
  await visitor.type(code, '000000');
  await visitor.click(screen.getByRole('button', { name: 'Turn On' }));
  expect(
    await screen.findByText('This code is not right. Check the clock of your phone.'),
  ).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Turn On' }));
  const codes = await screen.findByRole('list', { name: 'Backup codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(CODES.length);
  await visitor.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('Keep the codes first, then check the box.')).toBeVisible();
  expect(onSetUp).not.toHaveBeenCalled();
  await visitor.click(screen.getByLabelText('I have kept them'));
  await visitor.click(screen.getByRole('button', { name: 'Done' }));
  expect(onSetUp).toHaveBeenCalledTimes(1);
});

test('a server without its key says that it keeps no authenticators', async () => {
  show(<OwnFactorsSection />, { factors: async () => ok({ ...NOTHING, keepsAuthenticators: false }) });
  expect(await screen.findByText('This server cannot keep authenticators. Use a passkey.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up an authenticator' })).toBeNull();
});

test('a confirmation takes a code or a backup code, says what was wrong, and lets what waits go on', async () => {
  const confirm = vi
    .fn()
    .mockResolvedValueOnce(fail({ code: 'conflict' }))
    .mockResolvedValueOnce(ok(undefined));
  const { visitor, reauthentication } = show(<ConfirmDialog />, {
    beginConfirm: async () => ok({ passkey: null, hasAuthenticator: true, hasBackupCodes: true }),
    confirm,
  });
  const call = vi
    .fn()
    .mockResolvedValueOnce(fail({ code: 'step-up' }))
    .mockResolvedValueOnce(ok('saved'));
  const kept = reauthentication.keep(call);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  const code = await dialog.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await visitor.type(code, '123456');
  await visitor.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('This code was used already. Wait for the next one.')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: 'Use a backup code instead' }));
  expect(dialog.getByLabelText('Backup code')).toHaveFocus();
  await visitor.type(dialog.getByLabelText('Backup code'), 'AAAA BBBB');
  await visitor.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await kept).toEqual(ok('saved'));
  expect(confirm.mock.calls).toEqual([
    [{ kind: 'code', code: '123456' }],
    [{ kind: 'backup', code: 'AAAA BBBB' }],
  ]);
});

test('a confirmation that is put off leaves the refusal', async () => {
  const { visitor, reauthentication } = show(<ConfirmDialog />, {
    beginConfirm: async () => ok({ passkey: null, hasAuthenticator: false, hasBackupCodes: false }),
  });
  const kept = reauthentication.keep(async () => fail({ code: 'step-up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  // Where nothing is set up it is the password.
  expect(await dialog.findByLabelText('Password')).toBeVisible();
  await visitor.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await kept).toEqual(fail({ code: 'step-up' }));
});

test.each([
  ['volunteer', '/dashboard/my-schedule'],
  ['beneficiary', '/dashboard/events'],
  ['program_manager', '/dashboard/programs/program-calendar'],
])('a %s whose calendar address ended finds the way to another one', async (role, path) => {
  show(<EndedCalendarAddress />, {}, role);
  expect(await screen.findByRole('note')).toHaveTextContent('Your calendar address ended. Make a new one.');
  expect(screen.getByRole('link', { name: 'Make a new one.' })).toHaveAttribute('href', path);
});
