// The language that somebody chooses in their profile: the page that opens in it says that it was saved.
import { expect, test, vi } from 'vitest';
import type { OwnAccount } from '../../../src/core/account/own-account.api';
import type { User } from '../../../src/core/account/user';
import { fail, ok } from '../../../src/core/shared/result';
import type { Language } from '../../../src/core/shared/text/language';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { inMemoryCarried } from '../../support/in-memory/in-memory-carried';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { inMemoryTypedForms } from '../../support/in-memory/in-memory-typed-forms';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

const TEXTS = '../../../src/ui/shared/language-switch/language.texts';

/** A tab in which somebody is signed in, on a site whose dashboards of members are in both languages. */
function aTab(user: User) {
  const time = new FakeTime();
  const storage = new FakeStorage();
  const sessions = new InMemorySession(user);
  const chooseLanguage = vi.fn<OwnAccount['chooseLanguage']>(async ({ language }) => {
    await sessions.write({ ...user, language });
    return ok({ ...user, language });
  });

  /** Loads a page of the dashboard in this language, as its build makes it, and opens the dashboard's frame. */
  async function openPage(language: Language) {
    vi.stubEnv('VITE_LANGUAGE', language);
    vi.resetModules();
    if (language === 'es') vi.doMock(TEXTS, () => import(`${TEXTS}.es`));
    else vi.doUnmock(TEXTS);
    const { OwnLanguageViewModel } = await import(
      '../../../src/ui/shared/language-switch/own-language.view-model'
    );
    const { ShellViewModel } = await import('../../../src/ui/dashboard/shell/shell.view-model');
    const { SessionViewModel } = await import('../../../src/ui/shared/session/session.view-model');
    const { UnsavedWorkViewModel } = await import('../../../src/ui/shared/leave/unsaved-work.view-model');
    const { RestoreSession } = await import('../../../src/core/account/restore-session');
    const restoreSession = new RestoreSession(sessions, new RecordingLogger());
    const session = new SessionViewModel(restoreSession, sessions.changes, new FakePageLifecycle());
    await session.restore();
    const toasts = new ToastViewModel(time, time);
    const carried = inMemoryCarried(storage, time);
    const ports = {
      session,
      toasts,
      ownAccount: { chooseLanguage },
      unsaved: new UnsavedWorkViewModel(carried),
      carried,
      typedForms: inMemoryTypedForms(),
      logout: { execute: async () => ok(undefined) },
      sidebarPreference: { read: async () => null, write: async () => {} },
    };
    new ShellViewModel(ports).start();
    const own = new OwnLanguageViewModel(ports);
    const form = { name: 'Ana' };
    ports.unsaved.add({ isLeftBy: () => true, carries: () => ({ form: 'own-name', values: form }) });
    return {
      session,
      typed: () => ports.unsaved.broughtTo('/dashboard/profile', 'own-name'),
      choose: (chosen: Language) => own.chooseFor(chosen, '/dashboard/profile'),
      said: () => toasts.toast?.title ?? null,
    };
  }

  return { sessions, chooseLanguage, openPage };
}

test.each([
  ['en', 'es', 'Idioma guardado'],
  ['es', 'en', 'Language Saved'],
] as const)(
  'chosen on a page in %s, the page in %s says once that it was saved',
  async (here, there, saved) => {
    const tab = aTab(aUser({ role: 'beneficiary' }));
    const before = await tab.openPage(here);
    expect(await before.choose(there)).toBe(true);
    expect(before.said()).toBeNull();
    const after = await tab.openPage(there);
    expect(after.session.user?.language).toBe(there);
    await vi.waitFor(() => expect(after.said()).toBe(saved));
    const later = await tab.openPage(there);
    await vi.dynamicImportSettled();
    expect(later.said()).toBeNull();
  },
);

test('the page opens in the language that was saved although the session could not be read again', async () => {
  const tab = aTab(aUser({ role: 'beneficiary' }));
  const before = await tab.openPage('en');
  vi.spyOn(tab.sessions, 'read').mockResolvedValueOnce(fail({ code: 'unavailable' }));
  expect(await before.choose('es')).toBe(true);
  expect(before.said()).toBeNull();
  const after = await tab.openPage('es');
  await vi.waitFor(() => expect(after.said()).toBe('Idioma guardado'));
});

test('the page opens in the language that was saved although another reading of the session came between', async () => {
  const tab = aTab(aUser({ role: 'beneficiary' }));
  const before = await tab.openPage('en');
  const read = vi.spyOn(tab.sessions, 'read');
  read.mockImplementationOnce(() => {
    // It is under way for longer than this test.
    read.mockReturnValueOnce(new Promise(() => {}));
    void before.session.restore();
    return tab.sessions.read();
  });
  expect(await before.choose('es')).toBe(true);
  expect(before.said()).toBeNull();
});

test.each([
  ['the language of the page', 'beneficiary', 'en'],
  ['another one by somebody whose dashboard is in English alone', 'admin', 'es'],
] as const)('%s is said to be saved where it was chosen', async (_, role, language) => {
  const tab = aTab(aUser({ role }));
  const here = await tab.openPage('en');
  expect(await here.choose(language)).toBe(false);
  expect(here.said()).toBe('Language Saved');
  const next = await tab.openPage('en');
  await vi.dynamicImportSettled();
  expect(next.said()).toBeNull();
});

test('what was not saved is said where it was chosen, and nowhere else', async () => {
  const tab = aTab(aUser({ role: 'beneficiary' }));
  const here = await tab.openPage('en');
  tab.chooseLanguage.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  expect(await here.choose('es')).toBe(false);
  expect(here.said()).toBe('Language not changed');
  const next = await tab.openPage('en');
  await vi.dynamicImportSettled();
  expect(next.said()).toBeNull();
});

test('a second choice while the first is being saved does nothing, and what was typed still goes along', async () => {
  const tab = aTab(aUser({ role: 'beneficiary' }));
  const before = await tab.openPage('en');
  let save = () => {};
  tab.chooseLanguage.mockImplementationOnce(async ({ language }) => {
    await new Promise<void>((resolve) => {
      save = resolve;
    });
    return ok(aUser({ role: 'beneficiary', language }));
  });
  const first = before.choose('es');
  await vi.waitFor(() => expect(tab.chooseLanguage).toHaveBeenCalledTimes(1));
  expect(await before.choose('es')).toBe(false);
  save();
  expect(await first).toBe(true);
  const after = await tab.openPage('es');
  expect(after.typed()).toEqual({ name: 'Ana' });
});
