import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Gift } from '../../../src/core/gifts/gift';
import { fail } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { GiftForm } from '../../../src/ui/gifts/form/gift-form';
import { GiftFormViewModel } from '../../../src/ui/gifts/form/gift-form.view-model';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { aCorrection, aGift } from '../../support/gift-builder';
import { simulatedGiftBook } from '../../support/simulated-gift-book';

const TITLES = new Map([['boots', 'Winter Boots']]);

/** An admin has the form of a gift open. */
async function setUp(gift: Gift = aGift()) {
  const time = new FakeTime();
  const atOnce = {
    ...time,
    after: (_: number, task: () => void) => {
      queueMicrotask(task);
      return () => undefined;
    },
  };
  const { book, kept } = simulatedGiftBook({ gifts: [gift], time, scheduler: atOnce as never });
  const toasts = new ToastViewModel(time, time);
  const unsaved = new UnsavedWorkViewModel();
  const source = viewModels(
    [
      GiftFormViewModel,
      () => new GiftFormViewModel({ giftBook: book, toasts, idSource: new CountingIds(), clock: time }),
    ],
    [UnsavedWorkViewModel, () => unsaved],
  );
  const onDone = vi.fn();
  const user = userEvent.setup({ delay: null });
  render(
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <MemoryRouter>
        <ViewModelContext value={source}>
          <GiftForm gift={gift} titles={TITLES} onDone={onDone} onCancel={() => {}} />
        </ViewModelContext>
      </MemoryRouter>
    </ConfigProvider>,
  );
  await screen.findByLabelText('Amount');
  const enter = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  const save = async () => {
    act(() => screen.getByRole('button', { name: 'Save correction' }).focus());
    await user.keyboard('{Enter}');
  };
  return { book, toasts, unsaved, onDone, user, enter, save, kept: () => kept()[0] };
}

test('a correction keeps what was not touched, and says what it did', async () => {
  const { enter, save, kept, toasts, onDone } = await setUp(
    aGift({ note: 'Thank her.', campaignId: 'boots' }),
  );
  expect(screen.queryByLabelText('The money is here')).toBeNull();
  await enter('Amount', '1,234.5');
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(kept()).toMatchObject({ cents: 123_450, note: 'Thank her.', campaignId: 'boots', state: 'settled' });
  expect(toasts.toast).toMatchObject({
    title: 'Gift corrected',
    description: '$1,234.50 from Rosa Delgado.',
  });
});

test('that no receipt is owed needs a reason, and both are saved', async () => {
  const { save, kept, onDone, user } = await setUp();
  expect(screen.queryByLabelText('Why')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'No tax receipt' }));
  await save();
  expect(await screen.findByText('Choose why.')).toBeVisible();
  expect(kept()?.receipt).toBe('owed');
  await user.selectOptions(screen.getByLabelText('Why'), 'Somebody else gives the receipt');
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(kept()).toMatchObject({ receipt: 'none', noReceiptReason: 'sponsor' });
});

test('receipts that hold the gift stand at the box, each with its sentence and a link', async () => {
  const { book, save, kept, user, enter } = await setUp();
  const fields = ['2026-0007', '2026-0009'].map((number) => ({
    field: 'receipt',
    message: number,
    about: `id-${number}`,
  }));
  vi.spyOn(book, 'correct').mockResolvedValueOnce(fail({ code: 'validation', fields }));
  await enter('Amount', '50');
  const box = screen.getByRole('checkbox', { name: 'No tax receipt' });
  await user.click(box);
  await user.selectOptions(screen.getByLabelText('Why'), 'Not a gift (a fee, a sale)');
  await save();
  expect(
    await screen.findByText(
      'Receipt 2026-0007 holds this gift. Void it first. Receipt 2026-0009 holds this gift. Void it first.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open receipt 2026-0009' })).toHaveAttribute(
    'href',
    '/?tab=receipts&receipt=id-2026-0009',
  );
  await waitFor(() => expect(box).toHaveFocus());
  expect(kept()).toMatchObject({ cents: 10_000, receipt: 'owed' });
  await user.click(box);
  await waitFor(() => expect(screen.queryByText(/Void it first/)).toBeNull());
  expect(screen.queryByRole('link', { name: /^Open receipt/ })).toBeNull();
});

test('a correction below what went back is refused at the field, and nothing is lost', async () => {
  const refunded = aGift({ state: 'refunded', refund: { cents: 5_000, on: '2026-11-05' } });
  const { enter, save, kept } = await setUp(refunded);
  await enter('Amount', '49.99');
  await enter('Received on', '2026-11-06');
  await save();
  expect(await screen.findByText('More than this went back already.')).toBeVisible();
  expect(screen.getByText('Some of it went back before this day.')).toBeVisible();
  expect(screen.getByLabelText('Amount')).toHaveValue('49.99');
  expect(kept()).toEqual(refunded);
});

test('somebody else corrected the gift meanwhile: both versions are shown, and each field is chosen', async () => {
  const { book, user, enter, save, kept, onDone } = await setUp();
  await enter('Amount', '120');
  await enter('Note', 'Read the check again.');
  const theirs = aCorrection({ cents: 11_000, campaignId: 'boots' });
  expect(await book.correct({ id: 'check', ...theirs, base: 'first' })).toMatchObject({ ok: true });
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'This gift changed elsewhere' }));
  const versions = (field: string) =>
    within(dialog.getByRole('table', { name: field }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(versions('Amount')).toEqual(['110.00', '120.00']);
  expect(versions('Campaign')).toEqual(['Winter Boots', 'No campaign']);
  expect(versions('Note')).toEqual(['empty', 'Read the check again.']);
  const amount = within(dialog.getByRole('region', { name: 'Amount' }));
  await user.click(amount.getByRole('radio', { name: 'Keep mine' }));
  await user.click(dialog.getByRole('button', { name: 'Save This Version' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(kept()).toMatchObject({ cents: 12_000, campaignId: 'boots', note: 'Read the check again.' });
});

test('a conflict that is put off leaves what was typed in the form', async () => {
  const { book, user, enter, save, kept } = await setUp();
  await enter('Amount', '120');
  await book.correct({ id: 'check', ...aCorrection({ cents: 11_000 }), base: 'first' });
  await save();
  await user.click(await screen.findByRole('button', { name: 'Decide later' }));
  expect(screen.getByLabelText('Amount')).toHaveValue('120');
  expect(kept()).toMatchObject({ cents: 11_000 });
});

test('a correction that was done although its answer was lost is not done twice, and is no conflict', async () => {
  const { book, enter, save, kept, onDone } = await setUp();
  await enter('Amount', '120');
  await book.correct({ id: 'check', ...aCorrection({ cents: 12_000 }), base: 'first' });
  const revision = kept()?.revision;
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(kept()?.revision).toBe(revision);
});
