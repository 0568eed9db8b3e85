import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ListOrOne } from '../../../src/ui/shared/list/list-or-one';
import { OpenLink } from '../../../src/ui/shared/list/openings';
import { Page } from '../../../src/ui/shared/page';
import { SubView } from '../../../src/ui/shared/sub-view';
import { AddressTabs } from '../../../src/ui/shared/tabs/address-tabs';

/** Two walks with the same title, each with its day and its sheet. */
function Walks({ headingLevel }: { readonly headingLevel: 1 | 2 }) {
  return (
    <ListOrOne
      title="Walks"
      headingLevel={headingLevel}
      name="walk"
      isId={(id) => id !== 'nonsense'}
      list={() => <Rows />}
      record={(id, close, { view, show }) => (
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

function Rows() {
  return (
    <>
      <OpenLink id="may" detail="May 1">
        Night Walk
      </OpenLink>
      <OpenLink id="may" view="sheet" detail="May 1">
        Sheet
      </OpenLink>
      <OpenLink id="june" isStrong detail="June 1">
        Night Walk
      </OpenLink>
      <output>{useLocation().search}</output>
    </>
  );
}

function show(address: string, page = <Walks headingLevel={1} />) {
  render(<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>);
  return userEvent.setup();
}

const link = (name: string) => screen.getByRole('link', { name });

test('the name of a row opens it, and has the focus again when it is closed', async () => {
  const user = show('/?page=2');
  await user.click(link('Night Walk, June 1'));
  expect(screen.getByRole('heading', { level: 1, name: 'Walk june' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(link('Night Walk, June 1')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('?page=2');
});

test('the name is a link to the address that opens it, which can be copied and opened in a new tab', async () => {
  const user = show('/?page=2');
  expect(link('Night Walk, June 1')).toHaveAttribute('href', '/?page=2&walk=june');
  expect(link('Sheet, May 1')).toHaveAttribute('href', '/?page=2&walk=may&view=sheet');
  await user.keyboard('{Control>}');
  await user.click(link('Night Walk, June 1'));
  await user.keyboard('{/Control}');
  expect(screen.getByRole('heading', { name: 'Walks' })).toBeVisible();
});

test('a record has further views, which the list opens as well', async () => {
  const user = show('/');
  await user.click(link('Sheet, May 1'));
  expect(screen.getByRole('heading', { name: 'Sheet of may' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(link('Sheet, May 1')).toHaveFocus();
  await user.click(link('Night Walk, May 1'));
  await user.click(screen.getByRole('button', { name: 'See the sheet' }));
  expect(screen.getByRole('heading', { name: 'Sheet of may' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(link('Night Walk, May 1')).toHaveFocus();
});

test('an address that names nothing that can be open shows the list', () => {
  show('/?walk=nonsense');
  expect(screen.getByRole('heading', { name: 'Walks' })).toBeVisible();
});

test('what is open has the heading and the title of its page, also in the place of tabs', async () => {
  const tabs = [
    { key: 'walks', label: 'Walks', children: <Walks headingLevel={2} /> },
    { key: 'runs', label: 'Runs', children: 'Runs' },
  ];
  const user = show(
    '/',
    <Page title="Sports">
      <AddressTabs id="sports" label="Sports" tabs={tabs} />
    </Page>,
  );
  expect(document.title).toBe('Sports – FSR');
  await user.click(link('Night Walk, May 1'));
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Walk may',
  ]);
  expect(document.title).toBe('Walk may | Sports – FSR');
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See the sheet' }));
  expect(document.title).toBe('Sheet of may | Sports – FSR');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.title).toBe('Sports – FSR');
  expect(within(screen.getByRole('tablist')).getAllByRole('tab')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: 'Sports' })).toBeVisible();
});
