import { expect, test } from 'vitest';
import type { SignOutScope } from '../../../src/core/account/auth-gateway.port';
import { type FailureOf, fail, ok, type Result } from '../../../src/core/shared/result';
import { OwnAccountViewModel } from '../../../src/ui/account/profile/profile.view-model';

const unused = () => Promise.reject(new Error('Nobody asks for this.'));

function profileWith(answer: Result<void, FailureOf<'unavailable'>>) {
  const scopes: (SignOutScope | undefined)[] = [];
  const shown: string[] = [];
  const profile = new OwnAccountViewModel({
    ownAccount: { rename: unused, changePassword: unused },
    session: { user: null, restore: unused, signOut: async (logout) => (await logout.execute()).ok },
    logout: {
      execute: async (scope) => {
        scopes.push(scope);
        return answer;
      },
    },
    authGateway: { knowsOtherBrowsers: true },
    toasts: { show: ({ title }) => void shown.push(title), clear: () => {} },
  });
  return { profile, scopes, shown };
}

test('logging out everywhere ends all sessions, and says so', async () => {
  const { profile, scopes, shown } = profileWith(ok(undefined));
  await profile.logOutEverywhere();
  expect(scopes).toEqual(['everywhere']);
  expect(shown).toEqual(['Logged out everywhere']);
});

test('where other browsers may still be signed in, it says that', async () => {
  const { profile, shown } = profileWith(fail({ code: 'unavailable' }));
  await profile.logOutEverywhere();
  expect(shown).toEqual(['Failed to log out everywhere']);
});
