import { expect, test, vi } from 'vitest';
import { CookieSidebarPreference } from '../../../src/adapters/cookie/cookie-sidebar-preference';
import { ok } from '../../../src/core/shared/result';
import { settle } from '../../support/fake-time';
import { signInScreens } from '../../support/faults/sign-in-screens';
import { withFaults } from '../../support/faults/with-faults';
import { InMemoryAuthGateway } from '../../support/in-memory/in-memory-auth-gateway';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { aUser } from '../../support/users';

/** The dashboard on a sidebar preference that can break or be slow; it cannot fail, so the default is used then. */
function openDashboard() {
  const preference = new CookieSidebarPreference({ cookie: '' });
  const faulty = withFaults('sidebarPreference', preference);
  const session = new InMemorySession();
  const screens = signInScreens(new InMemoryAuthGateway(async () => ok(aUser()), session), session);
  return { preference, faulty, shell: screens.openShell(screens.openSession(), faulty.port) };
}

test('a preference that cannot be read leaves the dashboard with its default, and the sidebar works', async () => {
  const { faulty, shell } = openDashboard();
  faulty.break('read', 1);
  shell.start();
  await vi.waitFor(() => expect(shell.sidebar).toBe('expanded'), { timeout: 15_000 });
  shell.toggle(false);
  expect(shell.sidebar).toBe('collapsed');
});

test('a preference that cannot be written leaves the sidebar working; the next choice is kept', async () => {
  const { preference, faulty, shell } = openDashboard();
  faulty.break('write', 1);
  shell.start();
  await settle();
  shell.toggle(false);
  expect(shell.sidebar).toBe('collapsed');
  shell.toggle(false);
  shell.toggle(false);
  await settle();
  expect(await preference.read()).toBe('collapsed');
});

test('a slow preference does not undo what was chosen meanwhile', async () => {
  const { preference, faulty, shell } = openDashboard();
  await preference.write('expanded');
  const answer = faulty.hold('read', 1);
  shell.start();
  shell.toggle(false);
  const chosen = shell.sidebar;
  answer();
  await settle();
  expect(shell.sidebar).toBe(chosen);
});
