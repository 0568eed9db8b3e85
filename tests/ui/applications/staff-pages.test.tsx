import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail } from '../../../src/core/shared/result';
import { ApplicationsPage, ProgramApplications } from '../../../src/ui/applications/staff/application-lists';
import { Openings } from '../../../src/ui/shared/list/openings';
import { answeringDesk, NOW } from '../../support/answering-desk';
import { anApplication } from '../../support/application-builder';

const DAY = 24 * 60 * 60 * 1_000;
const KEPT = [
  anApplication({ receivedAt: NOW - 30 * DAY, pairs: [{ cut: 'men', size: 10.5, wide: false }] }),
  anApplication({ id: 'rosa', name: 'Rosa', as: 'volunteer', adult: true, receivedAt: NOW - DAY }),
  anApplication({ id: 'gone', name: 'Gil', state: 'denied', decidedAt: NOW - DAY }),
];

test('the list says who waits, what they ask for and what is late, with counts to choose from', async () => {
  const { show, user } = answeringDesk({ kept: KEPT });
  show(<ApplicationsPage />);
  const table = await screen.findByRole('table', { name: 'Applications' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/^Ben.*Men 10½.*Late.*Pending$/);
  expect(rows[1]).toHaveTextContent(/^Rosa.*To help.*Pending$/);
  const filters = within(screen.getByRole('search', { name: 'Find applications' }));
  const show_ = filters.getByLabelText('Show');
  expect(
    within(show_)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Pending (2)',
    'Approved (0)',
    'Denied (1)',
    'Withdrawn (0)',
    'Ended (0)',
    'Call them (1)',
    'All (3)',
  ]);
  await user.selectOptions(show_, 'Call them (1)');
  expect(await screen.findByRole('link', { name: 'Gil' })).toBeVisible();
  expect(screen.getByText('/?show=call')).toBeInTheDocument();
});

test('an application is opened by its address, answered, and called about', async () => {
  const { show, user, port } = answeringDesk({ kept: KEPT, address: '/?application=application-1' });
  show(<ApplicationsPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ben' })).toBeVisible();
  expect(screen.getByText('I start a job.')).toBeVisible();
  expect(screen.getByText('The person may ask to read this.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve Ben?' });
  expect(dialog).toHaveTextContent('Places: 17 of 20 taken.');
  await user.type(within(dialog).getByLabelText('Message (optional)'), 'Welcome.');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as told' }));
  expect(port.told).toHaveBeenCalledOnce();
  expect(port.approve.mock.calls[0]?.[0]).toMatchObject({ message: 'Welcome.' });
});

test('shoes are given in the size that fits, and whoever was slower reads when', async () => {
  const pairs = [{ cut: 'men', size: 'unknown', wide: false } as const];
  const kept = [anApplication({ state: 'approved', toldAt: NOW, pairs })];
  const { show, user, give } = answeringDesk({ kept, address: '/?application=application-1' });
  show(<ApplicationsPage />);
  await user.click(await screen.findByRole('button', { name: 'Give shoes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give shoes to Ben' }));
  expect(dialog.getByRole('checkbox', { name: 'Give this pair' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Give 1 pair' }));
  expect(await dialog.findByText('Choose the cut and the size that you give.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('US size given'), '12');
  give.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'none-left', count: 0 }));
  await user.click(dialog.getByRole('button', { name: 'Give 1 pair' }));
  expect(await dialog.findByText('The board says 0 on the shelf. Record it anyway?')).toBeVisible();
  give.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'given', at: NOW - 60_000 }));
  await user.click(dialog.getByRole('button', { name: 'Record Anyway' }));
  expect(await dialog.findByText('Given already at 11:59 AM PT.')).toBeVisible();
  const pair = { id: 'id-1', cut: 'men', size: 12, wide: false, index: 0, asked: pairs[0] };
  expect(give.mock.calls.map(([input]) => [input.anyway, input.pairs])).toEqual([
    [false, [pair]],
    [true, [pair]],
  ]);
});

test('an application that is not there says so', async () => {
  answeringDesk({ address: '/?application=nobody' }).show(<ApplicationsPage />);
  expect(await screen.findByText('This page does not exist, or you do not have access to it.')).toBeVisible();
});

test('the note of staff is saved from what was shown', async () => {
  const { show, user, port } = answeringDesk({ address: '/?application=application-1' });
  show(<ApplicationsPage />);
  await user.type(await screen.findByRole('textbox', { name: 'Staff note' }), 'Prefers mornings.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(port.saveNote).toHaveBeenCalledExactlyOnceWith({
    id: 'application-1',
    base: 'none',
    text: 'Prefers mornings.',
  });
});

test('the part of one program asks for its applications alone', async () => {
  const { show, port } = answeringDesk({ kept: KEPT });
  show(<Openings name="application">{() => <ProgramApplications programId="walk" isActive />}</Openings>);
  await screen.findByRole('table', { name: 'Applications' });
  expect(screen.queryByLabelText('Program')).toBeNull();
  expect(port.list.mock.calls[0]?.[0]).toMatchObject({ programId: 'walk', show: 'pending' });
});
