import { describe, expect, test, vi } from 'vitest';
import { InMemorySessionStore } from '../../src/adapters/in-memory/in-memory-session-store';
import type { SidebarPreference } from '../../src/core/preferences/sidebar-preference.port';
import { ok } from '../../src/core/shared/result';
import { settle } from '../support/fake-time';
import { aDoor } from '../support/faults/a-door';
import { withFaults } from '../support/faults/with-faults';
import { aUser } from '../support/users';

/** What the dashboard makes of a preference that breaks or is slow. It has no way to fail: the default serves. */
export function sidebarPreferenceFaults(setUp: () => { create(): SidebarPreference }): void {
  function aShell() {
    const place = setUp();
    const faulty = withFaults('sidebarPreference', place.create());
    const door = aDoor({ signIn: async () => ok(aUser()) }, new InMemorySessionStore());
    return { place, faulty, shell: door.openShell(door.openSession(), faulty.port) };
  }

  describe('under faults', () => {
    test('one that cannot be read leaves the dashboard with its default, and the sidebar works', async () => {
      const { faulty, shell } = aShell();
      faulty.break('read', 1);
      shell.start();
      await vi.waitFor(() => expect(shell.sidebar).toBe('expanded'));
      shell.toggle(false);
      expect(shell.sidebar).toBe('collapsed');
    });

    test('one that cannot be written leaves the sidebar working; the next choice is kept', async () => {
      const { place, faulty, shell } = aShell();
      faulty.break('write', 1);
      shell.start();
      await settle();
      shell.toggle(false);
      expect(shell.sidebar).toBe('collapsed');
      shell.toggle(false);
      shell.toggle(false);
      await settle();
      expect(await place.create().read()).toBe('collapsed');
    });

    test('one that is slow does not undo what was chosen meanwhile', async () => {
      const { place, faulty, shell } = aShell();
      await place.create().write('expanded');
      const answer = faulty.hold('read', 1);
      shell.start();
      shell.toggle(false);
      const chosen = shell.sidebar;
      answer();
      await settle();
      expect(shell.sidebar).toBe(chosen);
    });
  });
}
