import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MoreMenu } from '../../../src/ui/shared/control/menu/more-menu';

const open = { name: 'More: Night Walk' };

/** The menu of a walk that can be copied, printed and deleted. */
function setUp() {
  const acts = { copy: vi.fn(), print: vi.fn(), remove: vi.fn() };
  render(
    <MoreMenu
      subject="Night Walk"
      actions={[
        { key: 'remove', text: 'Delete', isDangerous: true, onPress: acts.remove },
        { key: 'copy', text: 'Copy', onPress: acts.copy },
        false,
        { key: 'print', text: 'Print', onPress: acts.print },
      ]}
    />,
  );
  return { acts, user: userEvent.setup() };
}

test('the menu names its thing, and what takes something away stands last and apart', async () => {
  const { user } = setUp();
  const button = screen.getByRole('button', open);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const menu = within(await screen.findByRole('menu', open));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copy',
    'Print',
    'Delete',
  ]);
  expect(menu.getByRole('separator')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('what is chosen is done once, and the button has the focus again', async () => {
  const { acts, user } = setUp();
  await user.click(screen.getByRole('button', open));
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(acts.print).toHaveBeenCalledOnce();
  expect(acts.copy).not.toHaveBeenCalled();
  expect(screen.getByRole('button', open)).toHaveFocus();
});

test('without an action there is no menu', () => {
  render(<MoreMenu subject="Night Walk" actions={[false]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
