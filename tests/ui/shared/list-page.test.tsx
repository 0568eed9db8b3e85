import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ok, type Result } from '../../../src/core/shared/result';
import { queryFields } from '../../../src/ui/shared/address/query-fields';
import { Fetched } from '../../../src/ui/shared/fetched/fetched';
import { ListPage } from '../../../src/ui/shared/list/list-page';
import { useListQuery } from '../../../src/ui/shared/list/list-query';

const fields = queryFields({}, { size: 2 });
const SHOES = ['boot', 'clog', 'loafer', 'pump', 'sandal'];
const TEXTS = { loading: 'Loading…', readFailed: { unavailable: 'Down' }, none: { title: '', next: '' } };

interface ShoePage {
  readonly items: readonly string[];
  readonly total: number;
}

/** Shoes by pages, each answered when the test says so. */
class Shelf extends Fetched<ShoePage, 'unavailable', ReturnType<typeof fields.queryOf>> {
  /** Answers the last question. */
  answerIt = () => {};

  constructor() {
    super({
      ask: ({ page, size }) =>
        new Promise<Result<ShoePage, { readonly code: 'unavailable' }>>((resolve) => {
          const items = SHOES.slice((page - 1) * size, page * size);
          this.answerIt = () => resolve(ok({ items, total: SHOES.length }));
        }),
    });
  }
}

function Shoes({ list }: { readonly list: Shelf }) {
  return (
    <ListPage list={list} listQuery={useListQuery(list, fields)} texts={TEXTS}>
      {({ items }) => <p data-testid="items">{items.join(', ')}</p>}
    </ListPage>
  );
}

test('while the next page is on its way, the pager names the items that still stand there', async () => {
  const list = new Shelf();
  render(
    <MemoryRouter>
      <Shoes list={list} />
    </MemoryRouter>,
  );
  const answer = () => act(async () => list.answerIt());
  await answer();
  const pager = screen.getByRole('navigation', { name: 'Pages' });
  expect(screen.getByTestId('items').textContent).toBe('boot, clog');
  expect(pager.textContent).toContain('1 to 2 of 5');

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByTestId('items').textContent).toBe('boot, clog');
  expect(pager.textContent).toContain('1 to 2 of 5');

  // A second press does not wait for the answer to the first.
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await answer();
  expect(screen.getByTestId('items').textContent).toBe('sandal');
  expect(pager.textContent).toContain('5 to 5 of 5');
});
