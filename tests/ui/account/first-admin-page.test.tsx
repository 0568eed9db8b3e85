import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { FirstAdminGateway } from '../../../src/core/account/first-admin.port';
import { fail, ok } from '../../../src/core/shared/result';
import { FirstAdminViewModel } from '../../../src/ui/account/first-admin/first-admin.view-model';
import { FirstAdminPage } from '../../../src/ui/account/first-admin/first-admin-page';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { failuresOf } from '../../support/faults/port-failures';
import { RecordingLogger } from '../../support/recording-logger';
import { defaultSiteContent } from '../../support/site-content-source';

const ADMIN = { name: 'Avery Admin', email: 'avery@fsr.example', password: 'walk a mile in these' };

function openPage(create: FirstAdminGateway['create'] = async () => ok(undefined)) {
  const gateway = { create: vi.fn(create) };
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const logger = new RecordingLogger();
  render(
    <ViewModelContext
      value={viewModels(
        [FirstAdminViewModel, () => new FirstAdminViewModel({ firstAdminGateway: gateway, toasts, logger })],
        [SiteContentViewModel, defaultSiteContent],
      )}
    >
      <MemoryRouter initialEntries={['/first-admin#the-secret']}>
        <Routes>
          <Route path="/first-admin" element={<FirstAdminPage />} />
          <Route path="/login" element={<h1>Sign in here</h1>} />
        </Routes>
      </MemoryRouter>
    </ViewModelContext>,
  );
  const user = userEvent.setup({ delay: null });
  const submit = async (typed: Partial<typeof ADMIN>) => {
    for (const [label, text] of Object.entries({
      Name: typed.name,
      Email: typed.email,
      Password: typed.password,
    })) {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.click(field);
      if (text) await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Create Admin' }));
  };
  return { gateway, toasts, logger, submit, user };
}

test('the first admin is made with the secret of the link, and may sign in then', async () => {
  const { gateway, toasts, submit } = openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Set up your site' })).toBeVisible();
  await submit({ ...ADMIN, name: ' Avery Admin ' });
  expect(gateway.create.mock.calls).toEqual([['the-secret', ADMIN]]);
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  expect(toasts.toast?.title).toBe('Admin Created');
});

test('a password that the server calls common is refused beside the field, and nothing else is said to be wrong', async () => {
  const fields = [{ field: 'password', message: 'Many people use this password.' }];
  const { toasts, submit } = openPage(async () => fail({ code: 'validation', fields }));
  await submit(ADMIN);
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Many people use this password.'),
  );
  expect(toasts.toast).toBeNull();
});

test('what is missing, malformed or too short is said beside the field, and nothing is sent', async () => {
  const { gateway, submit } = openPage();
  await submit({});
  expect(screen.getAllByText('Please fill out this field.')).toHaveLength(3);
  await submit({ ...ADMIN, email: 'avery', password: 'short words' });
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Choose a password of at least 12 characters.',
  );
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await submit({ ...ADMIN, password: 'x'.repeat(129) });
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Choose a password of at most 128 characters.',
  );
  expect(gateway.create).not.toHaveBeenCalled();
});

test.each(failuresOf('firstAdminGateway', 'create').map((failure) => [failure.code, failure] as const))(
  'a failure (%s) says what to do, keeps what was typed, and logs nothing of it',
  async (_, failure) => {
    const { toasts, logger, submit } = openPage(async () => fail(failure));
    await submit(ADMIN);
    await waitFor(() => expect(toasts.toast?.description).toMatch(/\. Please|Please .*\.|Start the server/));
    expect(toasts.toast?.variant).toBe('destructive');
    expect(screen.getByLabelText('Password')).toHaveValue(ADMIN.password);
    expect(JSON.stringify(logger.entries)).not.toMatch(/walk a mile|avery|the-secret/i);
  },
);

test('the password can be looked at, and a password manager knows that it is a new one', async () => {
  const { user } = openPage();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: /Show password/ }));
  expect(password).toHaveAttribute('type', 'text');
});
