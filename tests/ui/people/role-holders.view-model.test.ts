import { expect, test, vi } from 'vitest';
import { ROLES } from '../../../src/core/access/role';
import type { PeopleGateway } from '../../../src/core/people/people.api';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { fail, ok } from '../../../src/core/shared/result';
import { RoleHoldersViewModel } from '../../../src/ui/people/people.view-model';
import { FakeTime, settle } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

const HOLDERS = ROLES.map((role, total) => ({ role, names: [], total }));

test('one call reads the holders of every role, and one more after somebody was changed', async () => {
  const time = new FakeTime();
  const changes = new InMemoryChanges();
  const roleHolders = vi.fn<PeopleGateway['roleHolders']>(async () => ok(HOLDERS));
  const viewModel = new RoleHoldersViewModel({
    peopleGateway: { roleHolders },
    feed: new ChangeFeed(changes, time, time),
  });
  const end = viewModel.start();
  await settle();
  expect(viewModel.value).toEqual(HOLDERS);
  expect(roleHolders).toHaveBeenCalledTimes(1);
  changes.change('people');
  await time.advance(1000);
  expect(roleHolders).toHaveBeenCalledTimes(2);
  end();
  expect([changes.listening, time.pending]).toEqual([0, 0]);
});

test('a failure is told, and trying again reads as if for the first time', async () => {
  const time = new FakeTime();
  const roleHolders = vi.fn<PeopleGateway['roleHolders']>(async () => fail({ code: 'unavailable' }));
  const viewModel = new RoleHoldersViewModel({
    peopleGateway: { roleHolders },
    feed: new ChangeFeed(new InMemoryChanges(), time, time),
  });
  const end = viewModel.start();
  await settle();
  expect(viewModel.state).toEqual({ status: 'failed', failure: 'unavailable' });
  roleHolders.mockResolvedValue(ok(HOLDERS));
  const again = viewModel.retry();
  expect(viewModel.state).toEqual({ status: 'loading' });
  await again;
  expect(viewModel.state.status).toBe('ready');
  end();
});
