import { expect, test } from 'vitest';
import { signedInContentStore, signedInLibrary } from '../../../src/adapters/guarded/signed-in';
import { RestoreSession } from '../../../src/core/account/restore-session';
import type { Session } from '../../../src/core/account/session.port';
import type { ContentSave, ContentStore } from '../../../src/core/content/content-store.port';
import type { ImageLibrary } from '../../../src/core/content/pictures/image-library.port';
import { fail, ok } from '../../../src/core/shared/result';
import { ReauthenticationViewModel } from '../../../src/ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../src/ui/shared/session/session.view-model';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

const ADMIN = aUser({ role: 'admin' });
const SAVE = {} as ContentSave;

/** An admin on the editor's page, whose session is then read as `read` says. */
async function open() {
  const state: { read: Awaited<ReturnType<Session['read']>>; saved: number } = { read: ok(ADMIN), saved: 0 };
  const session = { read: async () => state.read };
  const shown = new SessionViewModel(
    new RestoreSession(session, new RecordingLogger()),
    { subscribe: () => () => {} } as never,
    new FakePageLifecycle(),
  );
  await shown.restore();
  const keeper = new ReauthenticationViewModel(shown, { isLeftBy: () => true });
  keeper.start();
  const save = async () => {
    state.saved += 1;
    return ok({});
  };
  const store = signedInContentStore({ save } as unknown as ContentStore, { session, keeper });
  const library = signedInLibrary({ put: save } as unknown as ImageLibrary, { session, keeper });
  return { state, shown, keeper, store, library };
}

test('while nobody can tell who is signed in, nothing is saved and nobody is asked to sign in again', async () => {
  const { state, shown, keeper, store, library } = await open();
  state.read = fail({ code: 'unavailable' });
  expect(await store.save(SAVE)).toEqual(fail({ code: 'unavailable' }));
  expect(await library.put({ bytes: new Uint8Array(), type: 'image/png' })).toEqual(
    fail({ code: 'unavailable' }),
  );
  await shown.restore();
  expect([state.saved, shown.interruption, keeper.isAsking]).toEqual([0, null, false]);
  // The server is back, and the same save goes through.
  state.read = ok(ADMIN);
  expect(await store.save(SAVE)).toEqual(ok({}));
  expect(state.saved).toBe(1);
});

test('a session that has ended still asks', async () => {
  const { state, keeper, store } = await open();
  state.read = ok(null);
  const saved = store.save(SAVE);
  await expect.poll(() => keeper.isAsking).toBe(true);
  keeper.putOff();
  expect(await saved).toEqual(fail({ code: 'unauthenticated' }));
});
