import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ALL_PEOPLE } from '../../../src/core/people/people-query';
import { RightsContext } from '../../../src/ui/app/page-hooks';
import type { PersonViewModel } from '../../../src/ui/people/people.view-model';
import { PeopleList } from '../../../src/ui/people/people-list';
import { PersonAccount } from '../../../src/ui/people/person-account';
import { Openings } from '../../../src/ui/shared/list/openings';
import { aPerson } from '../../support/person-builder';

const VIEW = { form: { isSending: false }, link: null };

test.each([
  ['last-admin', 'This is the last admin. Make someone else an admin first.'],
  ['own-account', 'You can’t deactivate your own account. Ask another admin.'],
] as const)("an admin's own account says why it cannot be deactivated (%s)", (keptBy, sentence) => {
  const viewModel = { ...VIEW, isOwn: true, keptBy } as unknown as PersonViewModel;
  render(<PersonAccount viewModel={viewModel} person={aPerson({ role: 'admin' })} />);
  expect(screen.getByRole('region', { name: 'Account' })).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
});

test("somebody else's account has the button and needs no reason", () => {
  const viewModel = { ...VIEW, isOwn: false, keptBy: null } as unknown as PersonViewModel;
  render(<PersonAccount viewModel={viewModel} person={aPerson()} />);
  expect(screen.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(screen.queryByText(/last admin|your own/)).toBeNull();
});

test.each([
  ['person.sign-out', ['Sign Out Everywhere']],
  ['person.deactivate', ['Deactivate']],
  ['person.export', ['Export Data']],
  ['person.erase', ['Erase Data']],
  ['person.read', []],
] as const)('somebody with the right %s alone has the buttons %j', (right, names) => {
  const viewModel = { ...VIEW, isOwn: false, keptBy: null } as unknown as PersonViewModel;
  render(
    <RightsContext value={(action) => action === right}>
      <PersonAccount viewModel={viewModel} person={aPerson()} />
    </RightsContext>,
  );
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});

test.each([true, false])('people can be opened by those who may read one (%s)', (reads) => {
  const given = { query: ALL_PEOPLE, ownId: 'avery', onChange: () => undefined };
  render(
    <RightsContext value={(action) => reads || action !== 'person.read'}>
      <Openings name="person">
        {() => <PeopleList people={[aPerson({ name: 'Robin' })]} {...given} />}
      </Openings>
    </RightsContext>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText('Robin')).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Robin' })).toHaveLength(reads ? 1 : 0);
});
