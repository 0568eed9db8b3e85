import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BREAKPOINTS } from '../../../src/ui/app/breakpoints';
import { editorDesk } from '../../support/editor-desk';
import { renderEditor, titleField } from '../../support/render-editor';

const MENU = { name: 'More: Content Management' };

beforeEach(() => {
  const wide = window.matchMedia;
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(wide(media), { matches: media === BREAKPOINTS.phone }));
  return () => spy.mockRestore();
});

/** Opens the menu of the editor. */
async function openMenu(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', MENU));
  return within(await screen.findByRole('menu', MENU));
}

test('one select chooses what is edited', async () => {
  await renderEditor(editorDesk());
  const user = userEvent.setup();
  const select = screen.getByRole('combobox', { name: 'Section' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hero', 'About', 'Mission', 'Vision', 'Brand Assets', 'Image Gallery', 'Site Settings']);
  expect(select).toHaveDisplayValue('Hero');
  expect(screen.queryByRole('tab', { name: 'Page Content' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'About' })).not.toBeInTheDocument();

  await user.selectOptions(select, 'Brand Assets');
  expect(screen.getByLabelText('White logo')).toHaveAttribute('type', 'file');
  expect(screen.queryByRole('region', { name: 'Hero form' })).not.toBeInTheDocument();
  await user.selectOptions(select, 'Vision');
  expect(within(screen.getByRole('region', { name: 'Vision' })).getByText('coming soon')).toBeVisible();
  await user.selectOptions(select, 'About');
  expect(screen.getByRole('region', { name: 'About form' })).toBeVisible();
});

test('a refused save leads to its field, whatever section is chosen', async () => {
  await renderEditor(editorDesk());
  const user = userEvent.setup();
  await user.clear(titleField());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Section' }), 'Brand Assets');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('combobox', { name: 'Section' })).toHaveDisplayValue('Hero');
  expect(titleField()).toHaveFocus();
});

test('the menu has the meters, import, export and backups', async () => {
  await renderEditor(editorDesk());
  const user = userEvent.setup();
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  for (const name of ['Import', 'Export', 'Backups'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  const menu = await openMenu(user);
  expect(screen.getByRole('meter', { name: 'Content size' })).toBeInTheDocument();
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Import',
    'Export',
    'Backups',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Import' }));
  expect(await screen.findByRole('dialog', { name: 'Import content' })).toBeVisible();
});

test('where nothing can be saved the menu offers no import, and backups only to those who may list them', async () => {
  const desk = editorDesk();
  desk.store.refuseLoads = { code: 'corrupt', newer: true };
  await renderEditor(desk, desk.open(), (action) => action !== 'content.list-backups');
  const menu = await openMenu(userEvent.setup());
  expect(menu.getByRole('menuitem', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true');
  expect(menu.queryByRole('menuitem', { name: 'Backups' })).not.toBeInTheDocument();
});
