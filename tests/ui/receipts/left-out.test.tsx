import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ReceiptBook } from '../../../src/core/receipts/receipts.api';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { DonorList } from '../../../src/ui/receipts/letters/letters';
import { OneReceipt } from '../../../src/ui/receipts/one-receipt';
import { OneReceiptViewModel } from '../../../src/ui/receipts/one-receipt.view-model';
import { ReceiptList } from '../../../src/ui/receipts/receipts-tab';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { Openings } from '../../../src/ui/shared/list/openings';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { aStatement } from '../../support/receipt-builder';
import { defaultSiteContent } from '../../support/site-content-source';

const statement = aStatement();

test('the list marks a statement that later gifts are not on', () => {
  const receipts = [
    { ...statement, leftOut: 1 },
    { ...statement, id: 'whole', leftOut: 0 },
    { ...statement, id: 'behind', leftOut: 1_200 },
  ];
  render(
    <MemoryRouter>
      <Openings name="receipt">{() => <ReceiptList receipts={receipts} />}</Openings>
    </MemoryRouter>,
  );
  expect(screen.getAllByText(/^Does not hold/).map(({ textContent }) => textContent)).toEqual([
    'Does not hold 1 gift that came later.',
    'Does not hold 1,200 gifts that came later.',
  ]);
});

test('so do the letters of the year', () => {
  const { id, number } = statement;
  const donor = { donorKey: 'a', name: 'Ann', email: '', gifts: 3, cents: 300, goods: 0 };
  const donors = [
    { ...donor, statement: { id, number, leftOut: 2 } },
    { ...donor, donorKey: 'b', statement: { id, number, leftOut: 0 } },
    { ...donor, donorKey: 'c', statement: null },
  ];
  render(<DonorList donors={donors} onIssue={() => {}} />, { wrapper: MemoryRouter });
  expect(screen.getAllByText(/^Does not hold/)).toHaveLength(1);
});

test('an open one says how to mend it, and follows the gifts', async () => {
  let leftOut = 0;
  const book = {
    read: async () => ok({ ...statement, leftOut }),
    mailings: async () => ok({ items: [], sends: false }),
  } as unknown as ReceiptBook;
  const [time, changes] = [new FakeTime(), new InMemoryChanges()];
  const make = () =>
    new OneReceiptViewModel({
      receiptBook: book,
      feed: new ChangeFeed(changes, time, time),
      toasts: new ToastViewModel(time, time),
      idSource: new CountingIds(),
    });
  const source = viewModels(
    [OneReceiptViewModel, make],
    [SiteContentViewModel, defaultSiteContent],
    [UnsavedWorkViewModel, () => new UnsavedWorkViewModel()],
  );
  render(
    <ViewModelContext value={source}>
      <OneReceipt id={statement.id} onOpen={() => {}} onBack={() => {}} />
    </ViewModelContext>,
  );
  await screen.findByText(`Receipt ${statement.number}`);
  expect(screen.queryByText(/Press Replace/)).not.toBeInTheDocument();
  leftOut = 1;
  changes.change('gifts');
  await act(() => time.advance(500));
  expect(
    await screen.findByText(/^Press Replace to issue a statement that holds everything/),
  ).toBeInTheDocument();
});
