import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeTime } from '../../support/fake-time';
import { renderApp } from '../../support/render-app';
import { receiptsBeforeOneGift } from '../../support/sample-receipts';
import { aUser } from '../../support/users';

async function open(user = aUser({ id: 'account-4', email: 'donor@fsr.example' })) {
  const app = renderApp('/dashboard/tax-receipts', { user });
  await screen.findByRole('heading', { level: 1, name: 'Tax Receipts' });
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });
  return app;
}

test('a donor finds the year, opens its statement, prints it and goes back to where they were', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const app = await open();
  expect(screen.getByText('The statement of the whole year comes in January 2027.')).toBeInTheDocument();
  const thisYear = within(screen.getByRole('table', { name: 'Receipts' }));
  expect(thisYear.getByText('2026-0001').closest('tr')).toHaveTextContent(/One gift.*Valid/);
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(screen.getByText('You gave $300.00 in 12 gifts.')).toBeInTheDocument();
  expect(screen.getByText('Number 2025-0003, issued on Jan 12, 2026, total $300.00.')).toBeInTheDocument();
  const receipts = within(screen.getByRole('table', { name: 'Receipts' }));
  expect(receipts.getByText('2025-0002').closest('tr')).toHaveTextContent(
    /Whole year.*Voided, 2025-0003 holds in its place/,
  );

  // By text: to look for roles in a page with the styles of paper takes long.
  await app.user.click(screen.getByText('Show the statement'));
  expect(await screen.findByText('FSR Foundation (sample)')).toBeInTheDocument();
  expect(screen.getByText('Receipt 2025-0003')).toHaveFocus();
  await app.user.click(screen.getByText('Print'));
  expect(print).toHaveBeenCalledOnce();
  await app.user.click(screen.getByText('Back to all receipts'));
  expect(screen.getByText('Show the statement').closest('button')).toHaveFocus();
});

test('a statement that a later gift is not on says so', async () => {
  for (const [key, text] of Object.entries(receiptsBeforeOneGift(new FakeTime().now())))
    localStorage.setItem(key, text);
  const app = await open();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(screen.getByText(/^1 gift of this year came after it and is not on it\./)).toBeInTheDocument();
});

test('before the first settled gift there is no receipt, and a way to give', async () => {
  await open(aUser({ id: 'new', email: 'new@fsr.example' }));
  expect(screen.getByText('After the first settled gift.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/#donate');
});
