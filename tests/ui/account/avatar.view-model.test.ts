import { expect, test } from 'vitest';
import type { User } from '../../../src/core/account/user';
import type { AvatarFailure } from '../../../src/core/content/avatars/choose-avatar';
import { fail, ok, type Result } from '../../../src/core/shared/result';
import { AvatarViewModel } from '../../../src/ui/account/profile/profile.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { failuresOf } from '../../support/faults/port-failures';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

const SOURCE = { name: 'me.png', size: 1, read: async () => new Uint8Array(1) };

function make(answer: () => Promise<Result<User, AvatarFailure>>) {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const restored: string[] = [];
  const session = { restore: async () => void restored.push('session') };
  const account = { removeAvatar: async () => ok(aUser()) };
  const logger = new RecordingLogger();
  const viewModel = new AvatarViewModel({
    chooseAvatar: { execute: answer },
    ownAccount: account,
    session,
    toasts,
    logger,
  });
  return { viewModel, toasts, restored };
}

test('a picture that is kept is shown on every page; a second choice meanwhile does nothing', async () => {
  let calls = 0;
  const { viewModel, toasts, restored } = make(async () => {
    calls += 1;
    return ok(aUser());
  });
  await Promise.all([viewModel.choose(SOURCE), viewModel.choose(SOURCE)]);
  expect(calls).toBe(1);
  expect(restored).toEqual(['session']);
  expect(viewModel.state).toEqual({ status: 'done' });
  expect(toasts.toast?.title).toBe('Picture Saved');
  await viewModel.remove();
  expect(toasts.toast?.title).toBe('Picture Removed');
});

test.each([
  ...failuresOf('ownAvatar', 'setAvatar'),
  { code: 'bad-picture', reason: 'empty' } as const,
  { code: 'bad-picture', reason: 'too-many-pixels' } as const,
])('a picture that is refused (%j) says what to do, and another one can be chosen', async (failure) => {
  let isFailing = true;
  const { viewModel, toasts } = make(async () => (isFailing ? fail(failure) : ok(aUser())));
  await viewModel.choose(SOURCE);
  expect(viewModel.state).toMatchObject({
    status: 'refused',
    message: expect.stringMatching(/\.$|: JPG, JPEG, PNG$/),
  });
  expect(toasts.toast).toBeNull();
  isFailing = false;
  await viewModel.choose(SOURCE);
  expect(viewModel.state.status).toBe('done');
});

test.each([
  { code: 'unsupported-type', accepted: ['JPG', 'JPEG', 'PNG'] },
  { code: 'unsupported-type', accepted: ['image/png', 'image/jpeg'] },
] as const)('a file that is no picture (%j) is refused like everywhere else', async (failure) => {
  const { viewModel } = make(async () => fail(failure));
  await viewModel.choose(SOURCE);
  expect(viewModel.state).toEqual({
    status: 'refused',
    message: 'Please upload a file in one of these formats: JPG, JPEG, PNG',
  });
});
