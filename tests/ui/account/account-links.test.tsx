import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { AccountLinks } from '../../../src/core/account/links/account-links.port';
import { passwordFaultTexts } from '../../../src/core/account/passwords/password-fault.texts';
import { fail, ok } from '../../../src/core/shared/result';
import {
  ChoosePasswordViewModel,
  ForgottenPasswordViewModel,
} from '../../../src/ui/account/links/account-links.view-model';
import { InvitationPage, ResetPasswordPage } from '../../../src/ui/account/links/choose-password-page';
import { ForgottenPasswordPage } from '../../../src/ui/account/links/forgotten-password-page';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { failuresOf } from '../../support/faults/port-failures';
import { RecordingLogger } from '../../support/recording-logger';
import { defaultSiteContent } from '../../support/site-content-source';

const HOLDER = { name: 'Ben', email: 'ben@mail.example' };
const PASSWORD = 'walk a mile in these';

function open(path: string, replaced: Partial<AccountLinks> = {}) {
  const links = {
    sendsMail: replaced.sendsMail ?? true,
    request: vi.fn<AccountLinks['request']>(replaced.request ?? (async () => ok({ link: null }))),
    holder: vi.fn<AccountLinks['holder']>(replaced.holder ?? (async () => ok(HOLDER))),
    choosePassword: vi.fn<AccountLinks['choosePassword']>(
      replaced.choosePassword ?? (async () => ok(undefined)),
    ),
  };
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const logger = new RecordingLogger();
  const source = viewModels(
    [ChoosePasswordViewModel, () => new ChoosePasswordViewModel({ accountLinks: links, toasts, logger })],
    [
      ForgottenPasswordViewModel,
      () => new ForgottenPasswordViewModel({ accountLinks: links, toasts, logger }),
    ],
    [SiteContentViewModel, defaultSiteContent],
  );
  render(
    <ViewModelContext value={source}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/invitation" element={<InvitationPage />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/forgotten-password" element={<ForgottenPasswordPage />} />
          <Route path="/login" element={<h1>Sign in here</h1>} />
        </Routes>
      </MemoryRouter>
    </ViewModelContext>,
  );
  const user = userEvent.setup({ delay: null });
  const submit = async (label: string, text: string, button: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    if (text) await user.paste(text);
    await user.click(screen.getByRole('button', { name: button }));
  };
  return { links, toasts, logger, user, submit };
}

const choose = ['New password', PASSWORD, 'Save Password'] as const;

test('an invitation says whom it is for, takes a pasted password, and leads to the sign-in', async () => {
  const { links, toasts, submit } = open('/invitation#the-secret');
  expect(await screen.findByText('For Ben, ben@mail.example.')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  await submit(...choose);
  expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible();
  expect(links.choosePassword.mock.calls).toEqual([
    [{ purpose: 'invitation', secret: 'the-secret' }, PASSWORD, 'en'],
  ]);
  expect(toasts.toast?.title).toBe('Password Saved');
});

test.each([
  ['short', 'Choose a password of at least 12 characters.'],
  ['abcdefghijkl', /mostly a sequence or a repetition/],
  ['121212121212', 'Use at least 5 different characters.'],
  ['BEN@mail.example', /mostly your own name or email/],
])('the password %j is refused beside its field', async (password, sentence) => {
  const { links, submit } = open('/reset-password#the-secret');
  await submit('New password', password, 'Save Password');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(links.choosePassword).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
});

test('a password that the back end calls common is refused beside its field, and nothing else is said', async () => {
  const fields = [{ field: 'password', message: passwordFaultTexts.common }];
  const { submit, toasts } = open('/reset-password#x', {
    choosePassword: async () => fail({ code: 'validation', fields }),
  });
  await submit(...choose);
  expect(await screen.findByText(/Many people use this password/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
  expect(toasts.toast).toBeNull();
});

test.each([
  ['/invitation#x', 'not-found', /too old, or there is a newer one/],
  ['/invitation#x', 'conflict', /chosen a password already/],
  ['/reset-password#x', 'not-found', /used already, or it is too old/],
] as const)(
  '%s that is dead (%s) says so and what to do, when it is opened and when it is used',
  async (path, code, sentence) => {
    open(path, { holder: async () => fail({ code }) });
    expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgotten-password',
    );
  },
);

test('a link that dies while its page is open says so', async () => {
  const { submit } = open('/invitation#x', { choosePassword: async () => fail({ code: 'conflict' }) });
  await submit(...choose);
  expect(await screen.findByText(/chosen a password already/)).toBeVisible();
});

test.each(
  failuresOf('accountLinks', 'choosePassword').filter(
    ({ code }) => code !== 'not-found' && code !== 'conflict',
  ),
)('a failure with %j keeps what was typed and says what to do', async (failure) => {
  const { toasts, submit } = open('/invitation#x', { choosePassword: async () => fail(failure) });
  await submit(...choose);
  await waitFor(() => expect(toasts.toast?.variant).toBe('destructive'));
  expect(screen.getByLabelText('New password')).toHaveValue(PASSWORD);
});

test('a link that could not be checked is checked again', async () => {
  const holder = vi
    .fn<AccountLinks['holder']>()
    .mockResolvedValueOnce(fail({ code: 'unavailable' }))
    .mockResolvedValueOnce(ok(HOLDER));
  const { user } = open('/invitation#x', { holder });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('For Ben, ben@mail.example.')).toBeVisible();
});

test('whoever forgot their password reads the same, whether there is an account or not', async () => {
  const { links, submit } = open('/forgotten-password');
  await submit('Email', '', 'Send Link');
  expect(await screen.findByText('Please fill out this field.')).toBeVisible();
  await submit('Email', 'nobody', 'Send Link');
  expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
  expect(links.request).not.toHaveBeenCalled();
  await submit('Email', ' ben@mail.example ', 'Send Link');
  expect(await screen.findByText(/If there is an account with this email/)).toBeVisible();
  expect(links.request.mock.calls).toEqual([['ben@mail.example']]);
});

test('where no mail is sent, the page says so and shows the link', async () => {
  const link = 'http://localhost/reset-password#secret';
  const { submit } = open('/forgotten-password', { sendsMail: false, request: async () => ok({ link }) });
  expect(screen.getByText(/^Demo: no mail is sent/)).toBeVisible();
  await submit('Email', 'ben@mail.example', 'Send Link');
  expect(await screen.findByRole('link', { name: 'Open the link' })).toHaveAttribute('href', link);
});

test.each(failuresOf('accountLinks', 'request'))('a request that fails with %j says so', async (failure) => {
  const { toasts, submit } = open('/forgotten-password', { request: async () => fail(failure) });
  await submit('Email', 'ben@mail.example', 'Send Link');
  await waitFor(() => expect(toasts.toast?.variant).toBe('destructive'));
});
