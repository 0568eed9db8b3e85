import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PeopleGateway } from '../../../src/core/people/people.api';
import { fail, ok } from '../../../src/core/shared/result';
import { PersonDialog } from '../../../src/ui/people/person-dialog';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { viewModelsOf } from '../../support/fake-view-models';
import { aPerson } from '../../support/person-builder';
import { showPage } from '../../support/show-page';
import { aUser } from '../../support/users';

test('a language that somebody else took back is shown as not chosen, and what is saved then is nothing to lose', async () => {
  const vera = aPerson({ language: 'es' });
  const { language: _, ...theirs } = { ...vera, revision: 'second' };
  const read = vi.fn<PeopleGateway['read']>().mockResolvedValueOnce(ok(vera)).mockResolvedValue(ok(theirs));
  const change = vi
    .fn<PeopleGateway['change']>()
    .mockResolvedValueOnce(fail({ code: 'conflict' }))
    .mockResolvedValueOnce(ok({ ...theirs, name: 'Vera Novak', revision: 'third' }));
  const unsaved = new UnsavedWorkViewModel();
  const source = viewModelsOf(
    {
      peopleGateway: { read, change },
      personalData: {},
      personFactors: { factors: async () => ok({ hasFactor: false, isReset: false }) },
      findInvitationLink: {},
      session: { user: { ...aUser(), id: 'ada' }, restore: async () => {} },
      toasts: { show: vi.fn(), clear: vi.fn() },
    },
    [UnsavedWorkViewModel, () => unsaved],
  );
  const user = userEvent.setup({ delay: null });
  showPage(<PersonDialog id={vera.id} onClose={() => {}} onClosed={() => {}} />, { source, address: '/' });

  const language = await screen.findByLabelText('Language');
  expect(language).toHaveDisplayValue('Español');
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Vera Novak');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));

  const conflict = within(await screen.findByRole('form', { name: 'This person changed elsewhere' }));
  const versions = within(conflict.getByRole('region', { name: 'Language' }));
  expect(versions.getByText('Not chosen')).toBeVisible();
  expect(versions.getByText('Español')).toBeVisible();
  await user.click(conflict.getByRole('button', { name: 'Save This Version' }));

  await waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  expect(change).toHaveBeenLastCalledWith({
    id: vera.id,
    base: 'second',
    name: 'Vera Novak',
    role: 'volunteer',
    language: null,
  });
  expect(language).toHaveValue('');
  await waitFor(() => expect(unsaved.isLeftBy('app')).toBe(false));
});
