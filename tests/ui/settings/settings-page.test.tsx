import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Outbox } from '../../../src/core/mail/mail.api';
import type { OutboxMail } from '../../../src/core/mail/outbox-mail';
import type { ResetSamples } from '../../../src/core/settings/reset-samples.port';
import { FIRST_SETTINGS, type Settings } from '../../../src/core/settings/settings';
import type { SettingsStore } from '../../../src/core/settings/settings.api';
import type { SettingsSave } from '../../../src/core/settings/settings.inputs';
import { fail, ok } from '../../../src/core/shared/result';
import { RightsContext, ViewModelContext } from '../../../src/ui/app/page-hooks';
import { OutboxViewModel } from '../../../src/ui/mail/outbox.view-model';
import { SamplesViewModel } from '../../../src/ui/settings/samples.view-model';
import { settingsTexts } from '../../../src/ui/settings/settings.texts';
import { SettingsViewModel } from '../../../src/ui/settings/settings.view-model';
import { SettingsPage } from '../../../src/ui/settings/settings-page';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { failuresOf } from '../../support/faults/port-failures';
// The page imports it on demand; here it is there at once.
import '../../../src/ui/mail/outbox-section';

const LINK = 'https://www.fsr.example/invitation#secret';
const INVITATION: OutboxMail = {
  id: 'mail-1',
  kind: 'invitation',
  to: 'ben@mail.example',
  subject: 'Your account',
  language: 'en',
  state: 'waiting',
  queuedAt: 0,
  sentAt: null,
  nextTryAt: 0,
  tries: 0,
  trouble: null,
  link: LINK,
};

const NOBODY = { user: null, restore: async () => {} };

/** Settings in a variable. */
class InMemorySettings implements SettingsStore {
  revision = 1;
  constructor(public settings: Settings) {}

  async read(): ReturnType<SettingsStore['read']> {
    return ok({ settings: this.settings, revision: `${this.revision}`, receiptsSince: null });
  }

  async save({ base, ...settings }: SettingsSave): ReturnType<SettingsStore['save']> {
    if (base !== `${this.revision}`) return fail({ code: 'conflict' });
    this.settings = settings;
    this.revision += 1;
    return this.read();
  }
}

function open(
  kept: Partial<Settings> = {},
  overrides: Partial<SettingsStore & Outbox> = {},
  samples: ResetSamples | null = null,
  may: (action: string) => boolean = () => true,
) {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const store = new InMemorySettings({ ...FIRST_SETTINGS, ...kept });
  const faulty: SettingsStore = {
    read: () => (overrides.read ?? (() => store.read()))(),
    save: (input) => (overrides.save ?? ((save) => store.save(save)))(input),
  };
  const outbox: Outbox = {
    list: overrides.list ?? (async () => ok({ items: [INVITATION], total: 1, sends: false })),
    tryAgain: overrides.tryAgain ?? (async () => ok(undefined)),
  };
  const source = viewModels(
    [
      SettingsViewModel,
      () => new SettingsViewModel({ settingsStore: faulty, toasts, session: NOBODY, clock: time }),
    ],
    [OutboxViewModel, () => new OutboxViewModel({ outbox, toasts })],
    [UnsavedWorkViewModel, () => new UnsavedWorkViewModel()],
    [SamplesViewModel, () => new SamplesViewModel({ resetSamples: samples, toasts })],
  );
  render(
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <MemoryRouter>
        <RightsContext value={may}>
          <ViewModelContext value={source}>
            <SettingsPage />
          </ViewModelContext>
        </RightsContext>
      </MemoryRouter>
    </ConfigProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const enter = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    if (text) await user.click(field);
    if (text) await user.paste(text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { store, toasts, user, enter, save };
}

test('what is missing is said, and no more when it was saved; what is deleted follows the days', async () => {
  const { store, toasts, enter, save } = open({ ein: '12-3456789' });
  expect(await screen.findByText('Legal name missing: receipts wait.')).toBeVisible();
  expect(screen.getByText('Messages and requests for shoes: after 730 days.')).toBeVisible();
  await enter('Days that messages are kept', '1200');
  await enter('Legal name', 'Example Foundation, Inc.');
  await enter('Notified of new messages', 'one@fsr.example\n two@fsr.example ');
  await save();
  await waitFor(() => expect(toasts.toast?.title).toBe('Settings Saved'));
  expect(store.settings).toMatchObject({
    legalName: 'Example Foundation, Inc.',
    toldOfMessages: ['one@fsr.example', 'two@fsr.example'],
  });
  expect(screen.queryByText('Legal name missing: receipts wait.')).toBeNull();
  expect(screen.getByText('Messages and requests for shoes: after 1,200 days.')).toBeVisible();
  expect(screen.getByText(/^Gifts that somebody pledged online .* after 90 days\.$/)).toBeVisible();
  // The form shows what is kept once it is there, which may be after the toast.
  await waitFor(() =>
    expect(screen.getByLabelText('Notified of new messages')).toHaveValue('one@fsr.example\ntwo@fsr.example'),
  );
});

test('what is typed while a save is on its way stays in the form, unsaved', async () => {
  let arrive = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const page = open(
    {},
    {
      save: async (input) => {
        await isThere;
        return page.store.save(input);
      },
    },
  );
  await page.enter('Legal name', 'Example Foundation, Inc.');
  await page.enter('Notified of new messages', ' one@fsr.example ');
  await page.save();
  await page.enter('Signatory', 'Ada Byron');
  await page.enter('Legal name', 'Example Foundation, LLC');
  arrive();
  await waitFor(() => expect(page.toasts.toast?.title).toBe('Settings Saved'));
  expect(screen.getByLabelText('Signatory')).toHaveValue('Ada Byron');
  expect(screen.getByLabelText('Legal name')).toHaveValue('Example Foundation, LLC');
  await waitFor(() =>
    expect(screen.getByLabelText('Notified of new messages')).toHaveValue('one@fsr.example'),
  );
  expect(page.store.settings).toMatchObject({ legalName: 'Example Foundation, Inc.', signatory: '' });
  await page.save();
  await waitFor(() => expect(page.store.settings.legalName).toBe('Example Foundation, LLC'));
  expect(page.store.settings.signatory).toBe('Ada Byron');
});

test('what is wrong stands beside the field, which has the focus then, and nothing is saved', async () => {
  const { store, enter, save } = open();
  await enter('EIN', '12');
  await enter('Days that messages are kept', '7');
  await save();
  expect(await screen.findByText('Enter nine digits, such as 12-3456789.')).toBeVisible();
  expect(screen.getByText('Enter a whole number from 30 to 3,650.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('EIN')).toHaveFocus());
  expect(store.revision).toBe(1);
});

test('the words beside gifts, what gifts are and the sending of receipts are saved from the form', async () => {
  const { store, toasts, user, enter, save } = open({ legalName: 'Example Foundation, Inc.' });
  expect(
    await screen.findByText('State of formation missing: the notice beside gifts goes out without it.'),
  ).toBeVisible();
  expect(screen.getByText('Purpose missing: the notice beside gifts goes out without it.')).toBeVisible();
  for (const name of ['The foundation', 'Receipts', 'Mail', 'Keeping', 'Sign-in'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  const giftsAre = within(screen.getByRole('group', { name: 'Gifts are' }));
  expect(giftsAre.getByLabelText('Tax-deductible as the law allows')).toBeChecked();
  await enter('State of formation', 'Nevada');
  await enter('Purpose', 'x'.repeat(201));
  await enter('Registration note', 'Registered <b>here</b>');
  await user.click(giftsAre.getByLabelText('Not tax-deductible'));
  await user.click(screen.getByRole('switch', { name: 'Send a receipt for each gift by itself' }));
  await save();
  expect(await screen.findByText(/^Shorten this to 200 characters or fewer\./)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Purpose')).toHaveFocus());
  expect(store.revision).toBe(1);
  await enter('Purpose', 'Shoes for people who need them');
  await save();
  await waitFor(() => expect(toasts.toast?.title).toBe('Settings Saved'));
  expect(store.settings).toMatchObject({
    formationState: 'Nevada',
    purpose: 'Shoes for people who need them',
    registrationNote: 'Registered <b>here</b>',
    giftsAre: 'not-deductible',
    sendReceipts: true,
  });
  expect(screen.queryByText(/^Purpose missing/)).toBeNull();
});

test('two admins who change the settings choose field by field', async () => {
  const { store, user, enter, save } = open();
  await enter('Legal name', 'Mine');
  await store.save({
    ...store.settings,
    legalName: 'Theirs',
    signatory: 'Avery, Treasurer',
    base: '1',
  });
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  const part = within(dialog.getByRole('region', { name: 'Legal name' }));
  await user.click(part.getByLabelText('Keep mine'));
  await user.click(dialog.getByRole('button', { name: 'Save This Version' }));
  await waitFor(() =>
    expect(store.settings).toMatchObject({ legalName: 'Mine', signatory: 'Avery, Treasurer' }),
  );
});

test.each(failuresOf('settingsStore', 'save').filter(({ code }) => code !== 'conflict'))(
  'a save that fails with %j says what to do',
  async (failure) => {
    const time = new FakeTime();
    const toasts = new ToastViewModel(time, time);
    const store = new InMemorySettings(FIRST_SETTINGS);
    store.save = async () => fail(failure);
    const viewModel = new SettingsViewModel({ settingsStore: store, toasts, session: NOBODY, clock: time });
    await viewModel.settings.load();
    expect(await viewModel.submit({ ...viewModel.keptValues, legalName: 'Example' })).toBe(false);
    expect(toasts.toast).toMatchObject({ variant: 'destructive', title: 'Error' });
    expect(toasts.toast?.description).toMatch(/\.$/);
    expect(viewModel.form.isSending).toBe(false);
  },
);

test.each(failuresOf('settingsStore', 'read'))(
  'settings that cannot be read (%j) say so',
  async (failure) => {
    open({}, { read: async () => fail(failure) });
    const said = await screen.findByText(settingsTexts.readFailed[failure.code]);
    expect(said).toHaveAttribute('role', 'alert');
    expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
  },
);

test('the mails are listed; where none is sent, the link of an invitation can be passed on', async () => {
  open();
  expect(await screen.findByText('Your account')).toBeVisible();
  expect(screen.getByText('Your account')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/This site doesn’t send mail/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Link of the invitation' })).toHaveAttribute('href', LINK);
  expect(screen.queryByRole('button', { name: /^Try again: / })).toBeNull();
});

test('a mail that was not sent says why, and is tried again', async () => {
  const tried: string[] = [];
  const mail: OutboxMail = {
    ...INVITATION,
    kind: 'message',
    to: 'a@fsr.example',
    subject: 'News',
    state: 'failed',
    nextTryAt: null,
    tries: 3,
    trouble: 'refused',
    link: null,
  };
  const { user, toasts } = open(
    {},
    {
      list: async () => ok({ items: [mail], total: 1, sends: true }),
      tryAgain: async ({ id }) => {
        tried.push(id);
        return ok(undefined);
      },
    },
  );
  expect(await screen.findByText('The mail server refused this mail. Check the address.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again: News, to a@fsr.example' }));
  await waitFor(() => expect(toasts.toast?.title).toBe('Mail Queued'));
  expect(tried).toEqual(['mail-1']);
});

test('in the simulation the samples are put back, after a question', async () => {
  const execute = vi.fn<ResetSamples['execute']>(async () => ok(undefined));
  const { user, toasts } = open({}, {}, { execute });
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: 'Reset samples' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reset samples?' });
    expect(within(dialog).getByRole('button', { name: 'Leave as It Is' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Reset Samples' }));
  };
  await press();
  await waitFor(() => expect(toasts.toast?.title).toBe('Samples Reset'));
  execute.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  await press();
  await waitFor(() => expect(toasts.toast?.title).toBe('Not reset'));
});

test('where a server answers there are no samples to put back', async () => {
  open();
  await screen.findByLabelText('Legal name');
  expect(screen.queryByRole('button', { name: 'Reset samples' })).not.toBeInTheDocument();
});

test('somebody who only reads finds what is decided, and no button that changes it', async () => {
  const samples = { execute: async () => ok(undefined) };
  const waits = { ...INVITATION, state: 'waiting', tries: 1 } as const;
  const list = async () => ok({ items: [waits], total: 1, sends: true });
  const reads = (action: string) => action === 'settings.read' || action === 'outbox.list';
  open({ legalName: 'Stride Foundation', giftsAre: 'not-deductible' }, { list }, samples, reads);
  expect(await screen.findByText('Stride Foundation')).toBeVisible();
  expect(screen.getByText('Not tax-deductible')).toBeVisible();
  expect(await screen.findByText(waits.subject)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
