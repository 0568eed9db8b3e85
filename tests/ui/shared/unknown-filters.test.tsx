// An id in an address that names nothing is ignored: a list must not be empty under a filter that reads as if nothing were chosen.
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ok } from '../../../src/core/shared/result';
import { ManagedProgramsPage } from '../../../src/ui/programs/staff-pages';
import { firstOf, id, queryFields, text } from '../../../src/ui/shared/address/query-fields';
import { Fetched } from '../../../src/ui/shared/fetched/fetched';
import { ListPage } from '../../../src/ui/shared/list/list-page';
import { useListQuery } from '../../../src/ui/shared/list/list-query';
import { AssignmentsPage } from '../../../src/ui/signups/assignments/assignments-page';
import { calendarDesk } from '../../support/calendar-desk';
import { programDesk } from '../../support/program-desk';

const fields = queryFields(
  { search: text(), shoeId: id('shoe'), show: firstOf(['all', 'worn']) },
  { size: 20 },
);
type Query = ReturnType<typeof fields.queryOf>;

const KNOWN = ['boot', 'clog'];
const TEXTS = {
  loading: 'Loading…',
  readFailed: { unavailable: 'Down' },
  none: { title: 'No shoes.', next: '' },
  notFound: { title: 'Nothing matches.', next: '' },
};

function Shoes({ list, isLoading }: { readonly list: Shelf; readonly isLoading: boolean }) {
  const asked = useListQuery(list, fields);
  const options = ['', ...(isLoading ? [] : KNOWN)].map((value) => ({ value, label: value || 'All shoes' }));
  return (
    <>
      <ListPage
        list={list}
        listQuery={asked}
        texts={TEXTS}
        search={{ label: 'Words', hint: '' }}
        filters={[
          { name: 'shoeId', label: 'Shoe', options, isLoading },
          {
            name: 'show',
            label: 'Show',
            options: [
              { value: 'all', label: 'All' },
              { value: 'worn', label: 'Worn' },
            ],
          },
        ]}
      >
        {({ items }) => <p>{items.join(', ')}</p>}
      </ListPage>
      <output data-testid="address">{useLocation().search}</output>
    </>
  );
}

/** The shoes of a question. */
class Shelf extends Fetched<
  { readonly items: readonly string[]; readonly total: number },
  'unavailable',
  Query
> {
  constructor() {
    super({
      ask: async ({ shoeId, search, show }) => {
        const items = KNOWN.filter((shoe) => shoeId === null || shoe === shoeId).filter(
          (shoe) => show === 'all' && shoe.startsWith(search),
        );
        return ok({ items, total: items.length });
      },
    });
  }
}

function open(address: string, isLoading = false) {
  const list = new Shelf();
  const shoes = (loading: boolean) => (
    <MemoryRouter initialEntries={[address]}>
      <Shoes list={list} isLoading={loading} />
    </MemoryRouter>
  );
  const { rerender } = render(shoes(isLoading));
  return { load: () => rerender(shoes(false)) };
}

test.each(['👟', 'nobody', '%20', '__proto__', 'a/b', 'x'.repeat(300)])(
  '?shoe=%s is ignored',
  async (shoe) => {
    open(`/?shoe=${shoe}&page=2`);
    expect(await screen.findByText('boot, clog')).toBeVisible();
    expect(screen.queryByText('Nothing matches.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Shoe')).toHaveValue('');
  },
);

test('an id that is known narrows the list', async () => {
  open('/?shoe=clog');
  expect(await screen.findByText('clog')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?shoe=clog');
});

test('what is known and leaves nothing stays', async () => {
  open('/?shoe=clog&show=worn');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?shoe=clog&show=worn');
});

test('an id is kept until it can be known', async () => {
  const { load } = open('/?shoe=nobody', true);
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
  load();
  expect(await screen.findByText('boot, clog')).toBeVisible();
});

test.each(['👟', 'nobody'])('?manager=%s leaves the programs as they are', async (manager) => {
  const { show, port } = programDesk({ address: `/?manager=${manager}` });
  const list = port.list.getMockImplementation();
  if (!list) throw new Error('The desk has a list.');
  port.list.mockImplementation(async (query, signal) =>
    query.managerId === null ? list(query, signal) : ok({ items: [], total: 0 }),
  );
  show(<ManagedProgramsPage />);
  expect(await screen.findByRole('link', { name: 'Walk With Me' })).toBeVisible();
  expect(screen.getByLabelText('Manager')).toHaveDisplayValue('Everybody');
});

test('?program=nobody leaves the shifts to fill as they are', async () => {
  const openShifts = vi.fn(async () => ok({ items: [], total: 0 }));
  const { show } = calendarDesk({ address: '/?program=nobody', events: { openShifts } });
  show(<AssignmentsPage />);
  await waitFor(() =>
    expect(openShifts).toHaveBeenLastCalledWith(
      expect.objectContaining({ programId: null }),
      expect.anything(),
    ),
  );
});
