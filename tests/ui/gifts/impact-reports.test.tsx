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

test('this year is told first, through the end of last month, in large figures', async () => {
  await open();
  const soFar = screen.getByRole('region', { name: '2026 through Oct 31' });
  const figures = within(soFar).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent?.replace(/^[\d,]+ /, ''))).toEqual([
    'pairs of shoes given out',
    'people got shoes',
    'hours volunteered',
  ]);
});

test('what is now stands before the years that are over, and how figures are told stands last', async () => {
  await open();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '2026 through Oct 31',
    'Campaigns so far',
    'The year 2025',
    'How much came each year?',
  ]);
  const note = screen.getByText(/a figure of fewer than 5 people is hidden/);
  expect(headings.at(-1)?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a year that is over is reported; few people are hidden, and what nobody recorded or nobody got is left out', async () => {
  const app = await open();
  expect(screen.getByRole('heading', { level: 2, name: 'The year 2025' })).toBeInTheDocument();
  expect(fact('People who gave money')).toHaveTextContent('7');
  // The shelf was used in that year, and no pair was given.
  expect(screen.queryByText('Pairs of shoes given out')).not.toBeInTheDocument();
  expect(screen.queryByText('People who got shoes')).not.toBeInTheDocument();
  expect(screen.queryByText('not recorded')).not.toBeInTheDocument();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
  expect(fact('Money received')).toHaveTextContent('fewer than 5 people gave');
  expect(fact('People who gave money')).toHaveTextContent('fewer than 5');
  const campaigns = within(screen.getByRole('table', { name: 'Campaigns so far' }));
  expect(campaigns.getByRole('row', { name: /Summer Sneaker Drive \$6,500 \$10,000/ })).toBeInTheDocument();
});

test('before the first year is over there is this year alone', async () => {
  localStorage.setItem('simulation:gifts', JSON.stringify({ version: 1, value: { gifts: [], imports: [] } }));
  await open();
  expect(screen.getByRole('region', { name: '2026 through Oct 31' })).toBeVisible();
});
