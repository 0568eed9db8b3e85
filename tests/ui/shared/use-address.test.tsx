import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useAddress } from '../../../src/ui/shared/address/use-address';

const withValue = (name: string) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now);
  next.set(name, 'yes');
  return next;
};

function Page() {
  const [address, change] = useAddress();
  return (
    <>
      <output>{address.toString()}</output>
      <button type="button" onClick={() => change(withValue('search'))}>
        Search
      </button>
      <Opener />
    </>
  );
}

/** Another part of the page, with a hook of its own. */
function Opener() {
  const [, change] = useAddress();
  return (
    <button type="button" onClick={() => change(withValue('person'))}>
      Manage
    </button>
  );
}

const shown = () => screen.getByRole('status').textContent;

function open() {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/?tab=all'] });
  render(<RouterProvider router={router} />);
  return router;
}

test('keeps both of two changes that come before the page is rendered again', async () => {
  open();
  act(() => {
    screen.getByRole('button', { name: 'Search' }).click();
    screen.getByRole('button', { name: 'Manage' }).click();
  });
  await waitFor(() => expect(shown()).toBe('tab=all&search=yes&person=yes'));
});

test('begins again with what is shown once somebody went back', async () => {
  const router = open();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(shown()).toBe('tab=all&search=yes'));
  void router.navigate(-1);
  await waitFor(() => expect(shown()).toBe('tab=all'));
  fireEvent.click(screen.getByRole('button', { name: 'Manage' }));
  await waitFor(() => expect(shown()).toBe('tab=all&person=yes'));
});
