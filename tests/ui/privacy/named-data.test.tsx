import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { rightsOf } from '../../../src/core/access/may';
import type { Role } from '../../../src/core/access/role';
import type { NamedRecord } from '../../../src/core/privacy/named-records';
import type { PersonalData } from '../../../src/core/privacy/privacy.api';
import { fail, ok } from '../../../src/core/shared/result';
import { RightsContext, ViewModelContext } from '../../../src/ui/app/page-hooks';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { NamedData } from '../../../src/ui/shared/privacy/named-data';
import { NamedDataViewModel } from '../../../src/ui/shared/privacy/named-data.view-model';
import { viewModels } from '../../support/fake-view-models';
import { aUser } from '../../support/users';

const record = (id: string, part: Partial<NamedRecord> = {}): NamedRecord => ({
  kind: 'signup',
  id,
  name: 'Ana Reyes',
  contact: 'caseworker@shelter.example',
  about: 'Fitting Day',
  at: Date.UTC(2026, 10, 28, 18),
  isSame: false,
  ...part,
});

function setUp(role: Role, answers: Partial<PersonalData> = {}) {
  const eraseRecords = vi.fn<PersonalData['eraseRecords']>(async () => ok(undefined));
  const data = {
    alike: async () => ok([record('same', { isSame: true }), record('other', { name: 'Luz Reyes' })]),
    exportRecord: async () => ok({ applications: [], signups: [], messages: [], mails: [] }),
    eraseRecords,
    ...answers,
  } satisfies Partial<PersonalData>;
  const toasts = { show: vi.fn(), clear: vi.fn() };
  const onErased = vi.fn();
  const source = viewModels(
    [NamedDataViewModel, () => new NamedDataViewModel({ personalData: data, toasts })],
    [UnsavedWorkViewModel, () => new UnsavedWorkViewModel()],
  );
  render(
    <ViewModelContext value={source}>
      <RightsContext value={rightsOf(aUser({ role }))}>
        <NamedData record={{ kind: 'application', id: 'first' }} name="Ana Reyes" onErased={onErased} />
      </RightsContext>
    </ViewModelContext>,
  );
  return { user: userEvent.setup(), eraseRecords, toasts, onErased };
}

test('an admin erases a record with those of the same contact that are chosen', async () => {
  const { user, eraseRecords, toasts, onErased } = setUp('admin');
  await user.click(screen.getByRole('button', { name: 'Personal data' }));
  const dialog = await screen.findByRole('dialog', { name: 'Personal data of Ana Reyes' });
  const same = await within(dialog).findByRole('checkbox', {
    name: 'Ana Reyes, Sign-up: Fitting Day, Sat, Nov 28, 2026',
  });
  const other = within(dialog).getByRole('checkbox', { name: /^Luz Reyes/ });
  // Another client of the same caseworker stays, unless somebody says otherwise.
  expect(same).toBeChecked();
  expect(other).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Erase Data' }));
  const records = [
    { kind: 'application', id: 'first' },
    { kind: 'signup', id: 'same' },
  ];
  expect(eraseRecords).toHaveBeenCalledExactlyOnceWith({ records });
  expect(onErased).toHaveBeenCalledOnce();
  expect(toasts.show).toHaveBeenCalledWith(expect.objectContaining({ title: 'Data Erased' }));
});

test('what cannot be erased is said, and the dialog stays', async () => {
  const { user, toasts, onErased } = setUp('admin', {
    alike: async () => fail({ code: 'unavailable' }),
    eraseRecords: async () => fail({ code: 'not-found' }),
  });
  await user.click(screen.getByRole('button', { name: 'Personal data' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Couldn’t load other records/);
  await user.click(within(dialog).getByRole('button', { name: 'Erase Data' }));
  expect(toasts.show).toHaveBeenCalledWith(
    expect.objectContaining({ description: 'This record is already gone.', variant: 'destructive' }),
  );
  expect(onErased).not.toHaveBeenCalled();
});

test.each(['program_manager', 'volunteer', 'donor'] as const)('nobody else is offered that: %s', (role) => {
  setUp(role);
  expect(screen.queryByRole('button')).toBeNull();
});
