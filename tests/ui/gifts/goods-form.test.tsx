import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { GiftBook } from '../../../src/core/gifts/gifts.api';
import { correctedGoods, droppedOffGoods } from '../../../src/core/gifts/goods-draft';
import type { Pickup } from '../../../src/core/pickups/pickup';
import { fail, ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { GoodsForm } from '../../../src/ui/gifts/form/goods-form';
import { GoodsFormViewModel } from '../../../src/ui/gifts/form/goods-form.view-model';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { aPickup } from '../../support/message-builder';

/** An admin has the form of goods open, over a book that keeps what it is given. */
async function setUp(goods: Pickup | null) {
  const time = new FakeTime();
  /** What the book has of the goods; somebody else may change it. */
  const stored = { goods };
  const kept: Pickup[] = [];
  const book: Pick<GiftBook, 'recordGoods' | 'correctGoods'> = {
    recordGoods: async ({ id, ...draft }) => {
      const recorded = droppedOffGoods(id, draft, { revision: 'r', now: time.now() });
      kept.push(recorded);
      return ok(recorded);
    },
    correctGoods: async ({ id: _, base, ...draft }) => {
      const corrected = stored.goods && correctedGoods(stored.goods, draft, '2026-11-21');
      if (!corrected || base !== stored.goods?.revision) return fail({ code: 'conflict' } as const);
      kept.push(corrected);
      return ok(corrected);
    },
  };
  const toasts = new ToastViewModel(time, time);
  const unsaved = new UnsavedWorkViewModel();
  const source = viewModels(
    [
      GoodsFormViewModel,
      () =>
        new GoodsFormViewModel({
          giftBook: book,
          pickups: { get: async () => ok(stored.goods ?? kept[0] ?? aPickup()) },
          toasts,
          idSource: new CountingIds(),
          clock: time,
        }),
    ],
    [UnsavedWorkViewModel, () => unsaved],
  );
  const onDone = vi.fn();
  const user = userEvent.setup({ delay: null });
  render(
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <MemoryRouter>
        <ViewModelContext value={source}>
          <GoodsForm goods={goods} onDone={onDone} onCancel={() => {}} />
        </ViewModelContext>
      </MemoryRouter>
    </ConfigProvider>,
  );
  await screen.findByLabelText('Donor');
  const enter = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  const press = async (text: string) => {
    act(() => screen.getByText(text, { selector: 'button span' }).parentElement?.focus());
    await user.keyboard('{Enter}');
  };
  return { stored, kept, toasts, unsaved, onDone, user, enter, press };
}

test('goods that somebody dropped off are written down line by line', async () => {
  const { kept, toasts, unsaved, onDone, user, enter, press } = await setUp(null);
  expect(unsaved.isLeftBy('view')).toBe(false);
  await enter('How many, line 1', 'a few');
  expect(unsaved.isLeftBy('view')).toBe(true);
  await press('Record goods');
  expect(await screen.findByText('Enter the donor’s name.')).toBeVisible();
  expect(screen.getByText('Line 1: Say what it is.')).toBeVisible();
  await enter('Donor', 'Rosa Delgado');
  await enter('What, line 1', 'Pairs of boots');
  await press('Record goods');
  expect(await screen.findByText(/^Line 1: Enter a whole number/)).toBeVisible();
  await enter('How many, line 1', '12');
  await press('Add a line');
  await press('Add a line');
  await enter('What, line 3', 'A bag of socks');
  await user.click(screen.getByLabelText('Remove line 2'));
  await user.click(screen.getByLabelText('Remove line 1'));
  await press('Add a line');
  await enter('How many, line 2', '3');
  await enter('What, line 2', 'Coats');
  await press('Record goods');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(kept).toMatchObject([
    {
      name: 'Rosa Delgado',
      state: 'collected',
      isBrought: true,
      goods: [
        { description: 'A bag of socks', count: null },
        { description: 'Coats', count: 3 },
      ],
    },
  ]);
  expect(toasts.toast).toMatchObject({
    title: 'Goods recorded',
    description: 'Rosa Delgado: A bag of socks (not counted); 3 × Coats.',
  });
});

test('what was collected is corrected, beginning with what is known of it', async () => {
  const scheduledAt = Date.UTC(2026, 10, 3, 20);
  const { kept, onDone, enter, press } = await setUp(aPickup({ state: 'collected', scheduledAt }));
  expect(screen.getByLabelText('Received on')).toHaveValue('2026-11-03');
  expect(screen.getByLabelText('What, line 1')).toHaveValue('3 pairs of boots');
  await enter('How many, line 1', '3');
  await enter('What, line 1', 'Pairs of boots');
  await press('Save correction');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(kept).toMatchObject([
    { items: '3 pairs of boots', scheduledAt, goods: [{ description: 'Pairs of boots', count: 3 }] },
  ]);
});

test('of two who correct the same goods the second chooses field by field, and nothing typed is lost', async () => {
  const goods = aPickup({ state: 'collected', scheduledAt: Date.UTC(2026, 10, 3, 20) });
  const { stored, kept, onDone, user, enter, press } = await setUp(goods);
  stored.goods = { ...goods, name: 'Rosa Delgado', revision: 'theirs' };
  await enter('What, line 1', 'Pairs of boots');
  await press('Save correction');
  const dialog = within(await screen.findByRole('dialog', { name: 'These goods changed elsewhere' }));
  expect(dialog.getByText('Rosa Delgado')).toBeVisible();
  expect(dialog.getByText('Pairs of boots (not counted)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save This Version' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(kept).toMatchObject([
    { name: 'Rosa Delgado', goods: [{ description: 'Pairs of boots', count: null }] },
  ]);
});
