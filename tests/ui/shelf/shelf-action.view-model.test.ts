import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../src/core/shared/result';
import type { BoardRow } from '../../../src/core/shelf/board';
import type { Shelf } from '../../../src/core/shelf/shelf.api';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { ShelfActionViewModel } from '../../../src/ui/shelf/shelf-action.view-model';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';

const ROW = { cut: 'men', size: 10, wide: false } as BoardRow;

function open() {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const move = vi.fn<Shelf['move']>(async () => ok(undefined));
  const applicants: Shelf['applicants'] = async () => ok([]);
  const viewModel = new ShelfActionViewModel({
    shelf: { move, applicants },
    toasts,
    idSource: new CountingIds(),
    clock: time,
  });
  viewModel.begin('counted', ROW);
  return { viewModel, move, toasts };
}

test('a count that is changed after a lost answer is not told as saved, and is saved by the next press', async () => {
  const { viewModel, move, toasts } = open();
  move.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  expect(await viewModel.submit({ count: '7', note: '' })).toBe(false);
  move.mockResolvedValueOnce(fail({ code: 'conflict' }));
  expect(await viewModel.submit({ count: '8', note: '' })).toBe(false);
  expect(toasts.toast?.open).toBe(false);
  expect(viewModel.notice).toBe(
    'Your first try was saved (7). Save again to record this as well, or cancel.',
  );
  expect(await viewModel.submit({ count: '8', note: '' })).toBe(true);
  const ids = move.mock.calls.map(([{ id, count }]) => [id, count]);
  expect(ids).toEqual([
    [ids[0]?.[0], 7],
    [ids[0]?.[0], 8],
    [expect.not.stringMatching(`^${ids[0]?.[0]}$`), 8],
  ]);
});

test('the same count is sent again under its id', async () => {
  const { viewModel, move, toasts } = open();
  move.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  await viewModel.submit({ count: '7', note: '' });
  expect(await viewModel.submit({ count: '7', note: '' })).toBe(true);
  expect(new Set(move.mock.calls.map(([{ id }]) => id)).size).toBe(1);
  expect(toasts.toast?.open).toBe(true);
});
