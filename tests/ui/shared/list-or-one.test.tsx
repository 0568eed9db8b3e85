import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ListOrOne, type Open, OpenButton, OpenLink } from '../../../src/ui/shared/list/list-or-one';
import { SubView } from '../../../src/ui/shared/sub-view';

/** Two walks with the same title, each with its day and its sheet. */
function Walks() {
  return (
    <ListOrOne
      title="Walks"
      headingLevel={2}
      name="walk"
      isId={(id) => id !== 'nonsense'}
      list={(open) => <Rows open={open} />}
      one={(id, close, { view, show }) => (
        <SubView
          title={view === 'sheet' ? `Sheet of ${id}` : `Walk ${id}`}
          back={{ text: 'Back', onPress: close }}
        >
          <button type="button" onClick={() => show('sheet')}>
            See the sheet
          </button>
        </SubView>
      )}
    />
  );
}

function Rows({ open }: { readonly open: Open }) {
  return (
    <>
      <OpenButton name="walk" id="may" title="Night Walk, May 1" onOpen={open} />
      <OpenButton name="walk" id="may" view="sheet" title="sheet of May 1" onOpen={open} />
      <OpenLink name="walk" id="june" isStrong onOpen={open}>
        Night Walk, June 1
      </OpenLink>
      <output>{useLocation().search}</output>
    </>
  );
}

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Walks />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('what a row opens is told from the others, and the focus comes back to what opened it', async () => {
  const user = show('/?page=2');
  await user.click(screen.getByRole('button', { name: 'Night Walk, June 1' }));
  expect(screen.getByRole('heading', { name: 'Walk june' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Night Walk, June 1' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('?page=2');
});

test('a record has further views, which the list opens as well', async () => {
  const user = show('/');
  await user.click(screen.getByRole('button', { name: 'Open sheet of May 1' }));
  expect(screen.getByRole('heading', { name: 'Sheet of may' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Open sheet of May 1' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Open Night Walk, May 1' }));
  await user.click(screen.getByRole('button', { name: 'See the sheet' }));
  expect(screen.getByRole('heading', { name: 'Sheet of may' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Open Night Walk, May 1' })).toHaveFocus();
});

test('an address that names nothing that can be open shows the list', () => {
  show('/?walk=nonsense');
  expect(screen.getByRole('heading', { name: 'Walks' })).toBeVisible();
});
