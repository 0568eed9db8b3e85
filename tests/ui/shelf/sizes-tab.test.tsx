import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import type { Pair } from '../../../src/core/shared/sizes/shoe-size';
import { ShelfService } from '../../../src/core/shelf/shelf.service';
import { RightsContext, ViewModelContext } from '../../../src/ui/app/page-hooks';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { GiveShoesViewModel } from '../../../src/ui/shared/shoes/give-shoes.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { BoardViewModel, GoodsToSortViewModel, MovesViewModel } from '../../../src/ui/shelf/shelf.view-model';
import { ShelfActionViewModel } from '../../../src/ui/shelf/shelf-action.view-model';
import { SizesTab } from '../../../src/ui/shelf/sizes-tab';
import { SortGoodsViewModel } from '../../../src/ui/shelf/sort-goods.view-model';
import { anApplication } from '../../support/application-builder';
import { cellsOf } from '../../support/cells';
import { chooseMore } from '../../support/choose-more';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { aPickup } from '../../support/message-builder';
import { aProgram } from '../../support/program-builder';
import { aMove, shelfInBrowser } from '../../support/shelf-harness';
import { aUser } from '../../support/users';

const NOW = Date.UTC(2026, 10, 23, 20);
const MEN_13 = { cut: 'men', size: 13, wide: false } as const;

const WANTED: Readonly<Record<string, Pair[]>> = { ann: [MEN_13], ben: [MEN_13] };

/** The tab of a manager, on the shelf of a browser: one pair of men's 13 that two people want, and goods to sort. */
function openTab(address = '/', pairs = WANTED, may: (action: string) => boolean = () => true) {
  const kept = shelfInBrowser({
    programs: [aProgram({ asksSizes: true })],
    people: [],
    applications: Object.entries(pairs).map(([id, wanted]) =>
      anApplication({ id, name: id, state: 'approved', decidedAt: 1, pairs: wanted }),
    ),
    staffNotes: [],
    moves: [aMove({ count: 1 })],
    pickups: [
      aPickup({
        id: 'goods',
        name: 'Bea Lindqvist',
        state: 'collected',
        sorting: 'waits',
        scheduledAt: Date.UTC(2026, 10, 19, 20),
        goods: [{ description: 'Pairs of boots', count: 10 }],
      }),
    ],
  });
  const time = new FakeTime(NOW);
  const toasts = new ToastViewModel(time, time);
  const feed = new ChangeFeed(new InMemoryChanges(), time, time);
  const shelf = new ShelfService(kept.unit, aUser({ id: 'parker', role: 'program_manager' }));
  const ids = new CountingIds();
  const actions = new ShelfActionViewModel({ shelf, toasts, idSource: ids, clock: time });
  const unsaved = new UnsavedWorkViewModel();
  const source = viewModels(
    [BoardViewModel, () => new BoardViewModel({ shelf, feed, toasts, clock: time })],
    [GoodsToSortViewModel, () => new GoodsToSortViewModel({ shelf, feed })],
    [MovesViewModel, () => new MovesViewModel({ shelf, feed, toasts })],
    [ShelfActionViewModel, () => actions],
    [GiveShoesViewModel, () => new GiveShoesViewModel({ shelf, toasts, idSource: ids, clock: time })],
    [SortGoodsViewModel, () => new SortGoodsViewModel({ shelf, toasts })],
    [UnsavedWorkViewModel, () => unsaved],
  );
  const { container } = render(
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <MemoryRouter initialEntries={[address]}>
        <RightsContext value={may}>
          <ViewModelContext value={source}>
            <SizesTab />
          </ViewModelContext>
        </RightsContext>
      </MemoryRouter>
    </ConfigProvider>,
  );
  const row = async (size: string) => {
    const found = (await screen.findByRole('rowheader', { name: size })).closest('tr');
    return found ? cellsOf(found) : [];
  };
  return { user: userEvent.setup({ delay: null }), container, row, shelf, toasts };
}

test('goods are sorted by size, with both sums, and nobody reads whose they were', async () => {
  const { user, container } = openTab();
  const goods = within(await screen.findByRole('list', { name: 'Goods to sort (1)' }));
  expect(container).not.toHaveTextContent('Lindqvist');
  await user.click(goods.getByRole('button', { name: 'Sort: Collected Nov 19, 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sort goods of Nov 19, 2026' }));
  expect(dialog.getByRole('form', { name: 'Sort goods of Nov 19, 2026' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose a cut and a size.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Cut 1'), 'Men');
  await user.selectOptions(
    dialog.getByLabelText('US size 1'),
    await dialog.findByRole('option', { name: '13' }),
  );
  await user.type(dialog.getByLabelText('Pairs 1'), '9');
  expect(await dialog.findByText('Written down: 10. Sorted: 9.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Nothing is short.')).toBeVisible();
  expect(await screen.findByText('All goods are sorted.')).toBeVisible();
  expect(screen.queryByText('Goods to sort (1)')).toBeNull();
});

test('who saves goods without a line reads and hears what to do', async () => {
  const { user } = openTab();
  await user.click(await screen.findByRole('button', { name: 'Sort: Collected Nov 19, 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sort goods of Nov 19, 2026' }));
  await user.click(dialog.getByRole('button', { name: 'Remove size 1' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const said = 'Add a size, or choose “No shoes in it”.';
  await waitFor(() => expect(dialog.getAllByText(said)).toHaveLength(2));
  expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said);
});

test('who sorts goods that a colleague has sorted meanwhile keeps what was counted', async () => {
  const { user, shelf, toasts } = openTab();
  await user.click(await screen.findByRole('button', { name: 'Sort: Collected Nov 19, 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sort goods of Nov 19, 2026' }));
  await user.selectOptions(dialog.getByLabelText('Cut 1'), 'Men');
  await user.selectOptions(
    dialog.getByLabelText('US size 1'),
    await dialog.findByRole('option', { name: '13' }),
  );
  await user.type(dialog.getByLabelText('Pairs 1'), '9');
  expect(await shelf.sort({ id: 'goods', base: aPickup().revision, lines: [] })).toMatchObject({ ok: true });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toasts.toast?.description).toMatch(/^Somebody else sorted or changed these goods/),
  );
  expect(dialog.getByLabelText('Pairs 1')).toHaveValue('9');
});

test('what is short is shown, counted and given; the board asks before it goes below what it knows', async () => {
  const { user, row } = openTab();
  expect(await row('Men 13')).toEqual(['Men 13', '1', '2', '1', '0', 'Never', 'Count | …']);
  const figures = within(screen.getByRole('region', { name: 'Figures of the shelf' }));
  expect(figures.getByText('Wanted').nextSibling).toHaveTextContent(/^2$/);
  await user.click(screen.getByRole('button', { name: 'Count Men 13' }));
  const count = within(await screen.findByRole('dialog', { name: 'Count Men 13' }));
  await user.type(count.getByLabelText('Pairs'), '1.5');
  await user.click(count.getByRole('button', { name: 'Save' }));
  expect(await count.findByText('Enter a whole number from 0 to 9,999.')).toBeVisible();
  await user.clear(count.getByLabelText('Pairs'));
  await user.type(count.getByLabelText('Pairs'), '0');
  await user.click(count.getByRole('button', { name: 'Save' }));
  await chooseMore(user, 'Men 13', 'Give');
  const give = within(await screen.findByRole('dialog', { name: 'Give Men 13' }));
  expect(give.getByLabelText('For')).toHaveDisplayValue('Without an application');
  await user.selectOptions(give.getByLabelText('For'), 'ben (Walk With Me): Men 13');
  expect(await screen.findByRole('dialog', { name: 'Give shoes to ben' })).toBeVisible();
  expect(give.getByRole('checkbox', { name: 'Give this pair' })).toBeChecked();
  await user.click(give.getByRole('button', { name: 'Give 1 pair' }));
  expect(await give.findByText('The board says 0 on the shelf. Record it anyway?')).toBeVisible();
  await user.click(give.getByRole('button', { name: 'Record Anyway' }));
  expect(await screen.findByText('−1: count again')).toBeVisible();
  expect((await row('Men 13')).slice(0, 6)).toEqual([
    'Men 13',
    '−1: count again',
    '1',
    '2',
    '0',
    'Nov 21, 2026',
  ]);
});

test('a pair is given to somebody who asked for another size, or without an application', async () => {
  const other: Pair[] = [
    { ...MEN_13, size: 12 },
    { cut: 'women', size: 9, wide: true },
  ];
  const unknown: Pair = { ...MEN_13, size: 'unknown' };
  const { user, row, shelf } = openTab('/', { cy: other, dee: [unknown], ...WANTED });
  await chooseMore(user, 'Men 13', 'Give');
  const give = within(await screen.findByRole('dialog', { name: 'Give Men 13' }));
  const forWhom = give.getByLabelText('For');
  await waitFor(() =>
    expect(
      within(forWhom)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Without an application',
      'ann (Walk With Me): Men 13',
      'ben (Walk With Me): Men 13',
      'cy (Walk With Me): Men 12, Women 9 wide',
      'dee (Walk With Me): Men, to measure',
    ]),
  );
  await user.selectOptions(forWhom, 'cy (Walk With Me): Men 12, Women 9 wide');
  const [first, second] = await give.findAllByRole('checkbox', { name: 'Give this pair' });
  expect([first, second].map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  await user.selectOptions(give.getByLabelText('For'), 'Without an application');
  expect(await screen.findByRole('dialog', { name: 'Give Men 13' })).toBeVisible();
  expect(give.getByLabelText('Pairs')).toHaveValue('1');
  await user.selectOptions(forWhom, 'dee (Walk With Me): Men, to measure');
  expect(await screen.findByRole('dialog', { name: 'Give shoes to dee' })).toBeVisible();
  expect(forWhom).toHaveDisplayValue('dee (Walk With Me): Men, to measure');
  expect(give.getByRole('form', { name: 'Give shoes to dee' })).toBeVisible();
  expect(give.getByLabelText('US size given')).toHaveDisplayValue('13');
  await user.click(give.getByRole('button', { name: 'Give 1 pair' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await row('Men 13')).slice(0, 4)).toEqual(['Men 13', '0', '2', '2']);
  const moves = await shelf.moves({ page: 1, size: 1 });
  expect(moves).toMatchObject({ value: { items: [{ ...MEN_13, kind: 'given', isForApplication: true }] } });
});

test('a move is undone once', async () => {
  const { user, shelf } = openTab('/?moves=true');
  expect(await screen.findByText('Received 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo Received 1: Men 13' }));
  expect(await screen.findByText('Undid ‘Received 1’')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo / })).toBeNull();
  expect((await shelf.reverse({ id: 'move-1' })).ok).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Back to sizes' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Sizes' })).toBeVisible();
});

test('somebody who only reads sees the shelf, the goods and the log, and no button that changes them', async () => {
  const { row } = openTab('/', WANTED, (action) => action === 'shelf.read');
  expect((await row('Men 13'))[0]).toBe('Men 13');
  expect(await screen.findByText(/Pairs of boots/)).toBeVisible();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.filter((name) => /Sort|Count|Receive|Remove|Give/.test(name))).toEqual([]);
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  cleanup();
  openTab('/?moves=true', WANTED, (action) => action === 'shelf.read');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});
