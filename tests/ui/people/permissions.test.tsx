import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DATA_ACTIONS } from '../../../src/core/access/may';
import { fieldNames } from '../../../src/core/shared/forms/field-names';
import { actionsIn } from '../../../src/ui/people/permissions/permission-areas';
import { permissionsTexts } from '../../../src/ui/people/permissions/permissions.texts';
import { cellsOf } from '../../support/cells';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

async function openPermissions(search = '') {
  const app = renderApp(`/dashboard/user-management/permissions${search}`, {
    user: aUser({ role: 'admin' }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Permissions' });
  await screen.findByRole('combobox', { name: 'Role' });
  return { app, user: userEvent.setup() };
}

const area = (name: string) => screen.getByRole('heading', { level: 2, name });
/** The rows of an opened area, below its head. */
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').slice(1).map(cellsOf);

test('every action is in one area, and no area is empty', () => {
  const grouped = fieldNames(permissionsTexts.areaNames).map(actionsIn);
  expect(grouped.flat().toSorted()).toEqual(DATA_ACTIONS.toSorted());
  for (const actions of grouped) expect(actions.length).toBeGreaterThan(0);
});

test('the areas are folded, and one that is opened says what each role may do', async () => {
  const { user } = await openPermissions();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
    ...Object.values(permissionsTexts.areaNames),
    'Pages people open',
  ]);
  await user.click(area('Shoes'));
  const wanted = rowsOf('Shoes').find(([what]) => what === 'See which shoe sizes are needed');
  expect(wanted?.slice(1, 6)).toEqual(['Yes', 'Yes', 'Yes', 'Yes', 'Yes']);
  const given = rowsOf('Shoes').find(([what]) => what === 'Give shoes to an applicant');
  expect(given?.slice(1, 6)).toEqual(['Yes', 'Their programs', 'No', 'No', 'No']);
  expect(screen.getAllByRole('table')).toHaveLength(1);

  await user.click(area('Shoes'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('with a role picked each area has what that role may do, and the address keeps the role', async () => {
  const { app, user } = await openPermissions();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Donor');
  expect(app.router.state.location.search).toBe('?role=donor');
  expect(area('Campaigns').parentElement).toHaveTextContent('1 of 5');
  await user.click(area('Campaigns'));
  expect(rowsOf('Campaigns').map((row) => row.slice(0, 2))).toEqual([['See the active campaigns', 'Yes']]);
  expect(screen.queryByRole('columnheader', { name: 'Volunteer' })).not.toBeInTheDocument();

  await user.click(area('Settings and mail'));
  expect(screen.getByText('Donor: nothing here.')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'All roles');
  expect(app.router.state.location.search).toBe('');
  expect(area('Campaigns').parentElement).toHaveTextContent('5 permissions');
});

test('the address picks the role', async () => {
  await openPermissions('?role=volunteer');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Volunteer');
  expect(area('Campaigns').parentElement).toHaveTextContent('1 of 5');
});
