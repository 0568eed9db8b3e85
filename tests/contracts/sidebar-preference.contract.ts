import { expect, test } from 'vitest';
import type { SidebarPreference } from '../../src/core/preferences/sidebar-preference.port';
import { sidebarPreferenceFaults } from './sidebar-preference.faults';

/** What every keeper of the sidebar's state promises; `create` opens the same place again, as a reload does. */
export function sidebarPreferenceContract(setUp: () => { create(): SidebarPreference }): void {
  test('nothing is chosen at first', async () => {
    expect(await setUp().create().read()).toBeNull();
  });

  test('the last choice is read back', async () => {
    const place = setUp();
    await place.create().write('collapsed');
    expect(await place.create().read()).toBe('collapsed');
    await place.create().write('expanded');
    expect(await place.create().read()).toBe('expanded');
  });

  sidebarPreferenceFaults(setUp);
}
