import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

// React and the router report the errors that these tests provoke.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

let mounted = 0;

/** Fails when it is mounted for the first time; in an effect, since React itself tries a failed rendering again. */
function ShakyPage() {
  useEffect(() => {
    mounted += 1;
    if (mounted === 1) throw new Error('an odd moment');
  }, []);
  return <h1>Here again</h1>;
}

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

test('a page that fails once is mounted once more, as a translator or an extension may have caused it', async () => {
  mounted = 0;
  const { logger } = renderApp('/dashboard/home', {
    user: aUser(),
    pages: { home: async () => ShakyPage },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Here again' })).toBeInTheDocument();
  await waitFor(() => expect(mounted).toBe(2));
  expect(screen.getByRole('navigation', { name: 'Dashboard' })).toBeInTheDocument();
  expect(logger.entries.filter(({ level }) => level === 'error')).toHaveLength(1);
});

test('a page that fails twice says so beside the menu, and another page of the menu is there as ever', async () => {
  const { user } = renderApp('/dashboard/home', {
    user: aUser({ role: 'donor' }),
    pages: { home: async () => BrokenPage },
  });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
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
