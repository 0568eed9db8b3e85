import { expect, test } from 'vitest';
import { actorWith } from '../../../src/core/access/actor-with';
import { fail, ok } from '../../../src/core/shared/result';
import { aUser } from '../../support/users';

const reads = (answer: Awaited<ReturnType<Parameters<typeof actorWith>[1]['read']>>) => ({
  read: async () => answer,
});

test('somebody with the right is the actor, and somebody without it is refused', async () => {
  const admin = aUser({ role: 'admin' });
  expect(await actorWith('content.save', reads(ok(admin)))).toEqual(ok(admin));
  expect(await actorWith('content.save', reads(ok(aUser())))).toEqual(fail({ code: 'forbidden' }));
});

test('nobody is signed in where no session was kept, or what was kept is no user', async () => {
  const nobody = fail({ code: 'unauthenticated' });
  expect(await actorWith('content.save', reads(ok(null)))).toEqual(nobody);
  expect(await actorWith('content.save', reads(fail({ code: 'corrupt' })))).toEqual(nobody);
});

test('a session that cannot be read has not ended: nobody can tell', async () => {
  expect(await actorWith('content.save', reads(fail({ code: 'unavailable' })))).toEqual(
    fail({ code: 'unavailable' }),
  );
});
