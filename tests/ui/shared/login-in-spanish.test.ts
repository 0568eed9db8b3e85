import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnAccount } from '../../../src/core/account/own-account.api';
import type { User } from '../../../src/core/account/user';
import { ok } from '../../../src/core/shared/result';
import { LoginViewModel } from '../../../src/ui/shared/sign-in/login.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { inMemoryCarried } from '../../support/in-memory/in-memory-carried';
import { aUser } from '../../support/users';

vi.mock('../../../src/ui/shared/site-path', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../../src/ui/shared/site-path')>()),
  PAGE_LANGUAGE: 'es',
  TYPED: '',
}));
beforeEach(() => {
  vi.stubEnv('VITE_LANGUAGE', 'es');
});

/** Somebody signs in on the page in Spanish; answers which language was saved by then. */
async function savedFor(user: User, isRefusing: boolean): Promise<string | undefined> {
  const [storage, time] = [new FakeStorage(), new FakeTime()];
  if (isRefusing)
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
  const chooseLanguage = vi.fn<OwnAccount['chooseLanguage']>(async () => ok(user));
  const carried = inMemoryCarried(storage, time);
  const form = new LoginViewModel({
    login: { execute: async () => ok(user) },
    session: { beginSignIn: () => new AbortController(), signIn: () => {} },
    toasts: new ToastViewModel(time, time),
    carried,
    ownAccount: { chooseLanguage },
  });
  form.opensDashboard = true;
  expect(await form.submit({ email: 'a@mail.example', password: 'secret-1' })).toBe(true);
  return chooseLanguage.mock.lastCall?.[0].language;
}

test.each([
  ['whose dashboard is another document', aUser({ role: 'admin' }), true, 'es'],
  ['whose dashboard opens here, which saves it itself', aUser({ role: 'donor' }), true, undefined],
  ['who has chosen already', aUser({ role: 'admin', language: 'en' }), true, undefined],
  ['for whom the next page is told', aUser({ role: 'admin' }), false, undefined],
] as const)(
  'signing in on the page in Spanish, where storage may refuse: somebody %s',
  async (_, user, isRefusing, saved) => {
    expect(await savedFor(user, isRefusing)).toBe(saved);
  },
);
