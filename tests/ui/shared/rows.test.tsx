import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { actionsColumn, column, headColumn, Rows } from '../../../src/ui/shared/table/rows';
import { textsOf } from '../../support/cells';

vi.mock('../../../src/ui/app/use-media-query', () => ({ useMediaQuery: () => true }));

interface Walk {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly waiting: number;
}

const WALKS: readonly Walk[] = [{ id: 'may', day: 'May 1', title: 'Night Walk', waiting: 2 }];

test('a card begins with what leads it and the column that names it, and leaves columns out', () => {
  render(
    <Rows
      label="Walks"
      rows={WALKS}
      columns={[
        headColumn<Walk>('Day', ({ day }) => day),
        column<Walk>('Walk', ({ title }) => <h3>{title}</h3>, {
          sorter: (one, other) => one.title.localeCompare(other.title),
        }),
        column<Walk>('Waiting', ({ waiting }) => waiting),
        actionsColumn<Walk>('Actions', () => <button type="button">Open</button>),
      ]}
      first="Walk"
      offCard={['Waiting']}
      lead={({ waiting }) => <p>{`${waiting} wait`}</p>}
    />,
  );
  const card = within(screen.getByRole('list', { name: 'Walks' })).getByRole('listitem');
  expect(textsOf(card)).toEqual(['2 wait', 'Night Walk', 'Day', 'May 1', 'Open']);
});
