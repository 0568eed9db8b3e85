import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

async function open(path = '/dashboard/impact-reports') {
  const app = renderApp(path, { user: aUser() });
  await screen.findByRole('heading', { level: 1, name: 'Impact Reports' });
  await waitFor(async () => {
    await act(() => app.time.advance(600));
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  });
  return app;
}

const fact = (name: string) => screen.getByText(name).nextSibling;

test('a year that is over is reported; few people are hidden, and what nobody recorded says so', async () => {
  const app = await open();
  expect(screen.getByRole('heading', { level: 2, name: 'The year 2025' })).toBeInTheDocument();
  expect(fact('People who gave money')).toHaveTextContent('7');
  // The shelf was used in that year, and no pair was given.
  expect(fact('Pairs of shoes given out')).toHaveTextContent(/^0$/);
  expect(screen.queryByText(/2026/)).not.toBeInTheDocument();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
  expect(fact('Money received')).toHaveTextContent('fewer than 5 people gave');
  expect(fact('People who gave money')).toHaveTextContent('fewer than 5');
  const campaigns = within(screen.getByRole('table', { name: 'Campaigns so far' }));
  expect(campaigns.getByRole('row', { name: /Summer Sneaker Drive \$6,500 \$10,000/ })).toBeInTheDocument();
});

test('before the first year is over there is no report', async () => {
  localStorage.setItem('simulation:gifts', JSON.stringify({ version: 1, value: { gifts: [], imports: [] } }));
  await open();
  expect(screen.getByText('First report in January.')).toBeInTheDocument();
});
