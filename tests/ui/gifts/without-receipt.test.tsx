import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storedGift } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { GIFTS } from '../../../src/adapters/mock/gifts/stored-gifts';
import { aDonor, aGift } from '../../support/gift-builder';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

const donor = aDonor({ name: 'Nia Ward', email: 'nia@mail.example' });
const fund = { receipt: 'none', noReceiptReason: 'fund' } as const;

/** Opens a page of somebody, where Nia gave once with and twice without a receipt. */
async function open(path: string, title: string, user = aUser({ id: 'nia', email: donor.email })) {
  const gifts = [
    aGift({ id: 'owed', donor }),
    aGift({ id: 'fund', donor, cents: 70_000, ...fund }),
    aGift({ id: 'fee', donor, cents: 800, receipt: 'none', noReceiptReason: 'no-gift' }),
  ];
  const value = { gifts: gifts.map(storedGift), imports: [] };
  localStorage.setItem('simulation:gifts', JSON.stringify({ version: GIFTS.version, value }));
  const app = renderApp(path, { user });
  await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  });
  return app;
}

test('a donor reads which gifts have no tax receipt', async () => {
  await open('/dashboard/my-donations', 'My Donations');
  const money = within(screen.getByRole('table', { name: 'Money' }));
  expect(
    money.getByText('No tax receipt: From a donor-advised fund, a foundation or a government.'),
  ).toBeInTheDocument();
  expect(money.getByText('No tax receipt: Not a gift (a fee, a sale).')).toBeInTheDocument();
});

test('gifts without a tax receipt are in no sum for taxes, which the page says', async () => {
  await open('/dashboard/tax-receipts', 'Tax Receipts');
  expect(screen.getByText('You gave $100.00 in 1 gift.')).toBeInTheDocument();
  expect(screen.getByText('2 gifts without a tax receipt are not counted here.')).toBeInTheDocument();
});

test('the list says it with the reason, offers no receipt, and is narrowed to such gifts', async () => {
  const app = await open(
    '/dashboard/donations/recent-donations?kind=money',
    'Recent Donations',
    aUser({ role: 'admin' }),
  );
  const row = (amount: string) => {
    const found = screen.getByText(amount).closest('tr');
    if (!found) throw new Error(`No row has ${amount}.`);
    return within(found);
  };
  expect(row('$700.00').getByText('No tax receipt')).toBeInTheDocument();
  expect(
    row('$700.00').getByText('From a donor-advised fund, a foundation or a government'),
  ).toBeInTheDocument();
  expect(row('$700.00').queryByRole('link', { name: 'Receipt' })).toBeNull();
  expect(row('$100.00').getByRole('link', { name: 'Receipt' })).toBeInTheDocument();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Receipt' }), 'Owed');
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    expect(screen.queryByText('$700.00')).toBeNull();
  });
  expect(screen.getByText('$100.00', { selector: 'td *' })).toBeInTheDocument();
});
