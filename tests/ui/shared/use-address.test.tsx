import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { asksTheSame, placeOf, questionAt } from '../../../src/ui/shared/address/typed-words';
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
      <button type="button" onClick={() => change(withValue('order'))}>
        Order
      </button>
      <button type="button" onClick={() => change(withValue('search'))}>
        Search
      </button>
      <button type="button" onClick={() => change(withValue('donor'), { replace: true })}>
        Find a donor
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
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open() {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/?tab=all'] });
  render(<RouterProvider router={router} />);
  return router;
}

test('keeps both of two changes that come before the page is rendered again', async () => {
  open();
  act(() => {
    screen.getByRole('button', { name: 'Order' }).click();
    screen.getByRole('button', { name: 'Manage' }).click();
  });
  await waitFor(() => expect(shown()).toBe('tab=all&order=yes&person=yes'));
});

test('begins again with what is shown once somebody went back', async () => {
  const router = open();
  press('Order');
  await waitFor(() => expect(shown()).toBe('tab=all&order=yes'));
  void router.navigate(-1);
  await waitFor(() => expect(shown()).toBe('tab=all'));
  press('Manage');
  await waitFor(() => expect(shown()).toBe('tab=all&person=yes'));
});

describe('words that somebody typed', () => {
  test('are part of the question and no part of the address', async () => {
    const router = open();
    press('Search');
    await waitFor(() => expect(shown()).toBe('tab=all&search=yes'));
    expect(router.state.location.search).toBe('?tab=all');
  });

  test('stay when something else of the question changes, also in the same moment', async () => {
    const router = open();
    act(() => {
      press('Search');
      press('Manage');
    });
    await waitFor(() => expect(shown()).toBe('tab=all&person=yes&search=yes'));
    press('Order');
    await waitFor(() => expect(shown()).toBe('tab=all&person=yes&order=yes&search=yes'));
    expect(router.state.location.search).toBe('?tab=all&person=yes&order=yes');
  });

  test('are there after Back and Forward', async () => {
    const router = open();
    press('Search');
    await waitFor(() => expect(shown()).toBe('tab=all&search=yes'));
    press('Manage');
    await waitFor(() => expect(shown()).toBe('tab=all&person=yes&search=yes'));
    void router.navigate(-2);
    await waitFor(() => expect(shown()).toBe('tab=all'));
    void router.navigate(1);
    await waitFor(() => expect(shown()).toBe('tab=all&search=yes'));
  });

  test('take the place of earlier ones in the history where that is wanted', async () => {
    const router = open();
    press('Manage');
    await waitFor(() => expect(shown()).toBe('tab=all&person=yes'));
    press('Find a donor');
    await waitFor(() => expect(shown()).toBe('tab=all&person=yes&donor=yes'));
    expect(router.state.location.search).toBe('?tab=all&person=yes');
    void router.navigate(-1);
    await waitFor(() => expect(shown()).toBe('tab=all'));
  });
});

describe('where a question is kept', () => {
  test.each([
    'search=Rosa+Delgado',
    'donor=rosa%40mail.example&kind=money',
    'page=2',
    'search=a&donor=b',
    '',
  ])("'%s' is found again where it is put, and its words are not in the address", (question) => {
    const { address, state } = placeOf(new URLSearchParams(question));
    expect(address.toString()).not.toMatch(/search|donor/);
    const found = questionAt({ search: `?${address}`, state });
    found.sort();
    const expected = new URLSearchParams(question);
    expected.sort();
    expect(found.toString()).toBe(expected.toString());
  });

  test.each([
    null,
    undefined,
    'x',
    7,
    [],
    { typed: 7 },
    { typed: { search: 'x' } },
    { from: {} },
    { typed: 'role=admin' },
  ])('the state %j holds no words', (state) => {
    expect(questionAt({ search: '?page=2', state }).toString()).toBe('page=2');
  });

  test('two places ask the same, wherever the words stand', () => {
    const old = { search: '?search=vera&page=2', state: null };
    expect(asksTheSame(old, { search: '?page=2', state: { typed: 'search=vera' } })).toBe(true);
    expect(asksTheSame(old, { search: '?page=2', state: { typed: 'search=ben' } })).toBe(false);
    expect(asksTheSame(old, { search: '?page=2', state: null })).toBe(false);
  });
});
