import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../support/render-app';
import { aUser } from '../../../support/users';

const PERFORMANCE = '/dashboard/donations/campaign-performance';
const REPORTS = '/dashboard/campaigns/campaign-reports';

/** An admin at one of the two paths, once its page is shown. */
async function openedAt(path: string) {
  const app = renderApp(path, { user: aUser({ role: 'admin' }) });
  const shows = (title: string, text: RegExp) =>
    waitFor(
      async () => {
        await act(() => app.time.advance(300));
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
        expect(screen.getAllByText(text)[0]).toBeVisible();
      },
      { timeout: 20_000 },
    );
  return { app, shows, tab: (name: string) => screen.getByRole('tab', { name }) };
}

test('Campaign Performance and Campaign Reports are two tabs, and each path opens its own', async () => {
  const { app, shows, tab } = await openedAt(PERFORMANCE);
  await shows('Campaign Performance', /How much did people give to/);
  expect(screen.getByRole('tablist', { name: 'Figures of campaigns' })).toBeVisible();
  expect(document.title).toMatch(/^Campaign Performance/);
  expect(tab('Campaign Performance')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Campaign Reports')).toHaveAttribute('aria-selected', 'false');

  await app.user.click(tab('Campaign Reports'));
  await shows('Campaign Reports', /^All campaigns$/);
  expect(app.path).toBe(REPORTS);
  expect(document.title).toMatch(/^Campaign Reports/);
  expect(tab('Campaign Reports')).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByText(/How much did people give to/)).not.toBeInTheDocument();

  await app.user.click(tab('Campaign Performance'));
  await shows('Campaign Performance', /How much did people give to/);
  expect(app.path).toBe(PERFORMANCE);
});

test('the path of Campaign Reports opens its tab', async () => {
  const { shows, tab } = await openedAt(REPORTS);
  await shows('Campaign Reports', /^All campaigns$/);
  expect(tab('Campaign Reports')).toHaveAttribute('aria-selected', 'true');
});
