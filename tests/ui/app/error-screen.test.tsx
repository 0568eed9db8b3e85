import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

// React and the router report the errors that these tests provoke.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

function BrokenPage(): never {
  throw new Error('secret detail');
}

test('a page that throws says so, without a stack trace, and offers a way home', async () => {
  const { logger } = renderApp('/dashboard/home', { user: aUser(), pages: { home: async () => BrokenPage } });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('secret detail');
  expect(logger.entries).toContainEqual(
    expect.objectContaining({ level: 'error', detail: new Error('secret detail') }),
  );
});

test.each([
  'Failed to fetch dynamically imported module: https://www.fsr.example/assets/home-1.js',
  'error loading dynamically imported module: https://www.fsr.example/assets/home-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/home-1.css',
])('a code chunk that is gone (%s) offers a reload', async (message) => {
  const { logger } = renderApp('/dashboard/home', {
    user: aUser(),
    pages: { home: () => Promise.reject(new TypeError(message)) },
  });
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(logger.entries).toHaveLength(1);
});
