import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

const dana = aUser({ id: 'account-4', email: 'donor@fsr.example' });

/** Opens the page, and answers when the simulated server has. */
async function open(user = dana, path = '/dashboard/my-donations') {
  const app = renderApp(path, { user });
  await screen.findByRole('heading', { level: 1, name: 'My Donations' });
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });
  return app;
}

test('a donor sees money by the year, what became of each gift, and the pickups', async () => {
  const app = await open();
  const sums = screen.getByRole('region', { name: 'What you gave each year' });
  expect(within(sums).getByText('2026')).toBeInTheDocument();
  const money = screen.getByRole('table', { name: 'Money' });
  expect(within(money).getAllByText('Received. Thank you.').length).toBeGreaterThan(5);
  expect(within(money).getByText(/You received: Two dinners at the Harvest Evening/)).toBeInTheDocument();
  expect(within(money).queryByText(/, 2025$/)).not.toBeInTheDocument();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
  expect(within(money).getAllByText(/, 2025$/)).toHaveLength(12);
  const goods = screen.getByRole('table', { name: 'Shoes and clothing' });
  expect(within(goods).getByText(/We will pick it up: .* PT\./)).toBeInTheDocument();
  expect(within(goods).getByText(/Picked up on [^:]*, 20\d\d\. Thank you\./)).toBeInTheDocument();
  // What staff need, the donor is not shown.
  expect(screen.queryByText('The box stands by the door.')).not.toBeInTheDocument();
});

test('who gave nothing yet is led to the forms for giving', async () => {
  await open(aUser({ id: 'new', email: 'new@fsr.example' }));
  expect(screen.getByText('No gifts yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Give' })).toHaveAttribute('href', '/#donate');
});
