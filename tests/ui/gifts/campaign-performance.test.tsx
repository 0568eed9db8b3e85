import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

test('a bar of Campaign Performance is as long as its label says: the share of the goal', async () => {
  const app = renderApp('/dashboard/donations/campaign-performance', { user: aUser({ role: 'admin' }) });
  const chart = () => screen.getByRole('img', { name: 'How close is each campaign to its goal?' });
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    expect(chart()).toBeInTheDocument();
  });
  const bars = [...chart().querySelectorAll<HTMLElement>('.chart__row')].map((row) => ({
    label: row.querySelector('.chart__text')?.textContent,
    share: row.querySelector('.chart__bar')?.getAttribute('width'),
    goal: row.querySelector('.chart__bar--before')?.getAttribute('width'),
    length: row.querySelector('svg')?.style.inlineSize,
  }));
  expect(bars.map(({ label }) => label)).toEqual(['65%', '35%', '21%']);
  for (const { label, share, goal, length } of bars) {
    expect(share).toBe(label);
    // The goal of each is as long as that of the others.
    expect({ goal, length }).toEqual({ goal: '100%', length: '70%' });
  }
  expect(within(chart()).queryByText(/\$/)).not.toBeInTheDocument();
});
