import { describe, expect, test } from 'vitest';
import type { SidebarPreference } from '../../src/core/preferences/sidebar-preference.port';
import type { Soon } from './harness';

/** A place that is empty at first; `open` opens the same place again, as a reload does. */
export interface SidebarPreferencePlace {
  open(): SidebarPreference;
}

/** What every store of the sidebar's state promises. */
export function sidebarPreferenceContract(name: string, make: () => Soon<SidebarPreferencePlace>): void {
  describe(`${name} is a sidebar preference`, () => {
    test('nothing is chosen at first', async () => {
      const place = await make();
      expect(await place.open().read()).toBeNull();
    });

    test('the last choice is read back', async () => {
      const place = await make();
      await place.open().write('collapsed');
      expect(await place.open().read()).toBe('collapsed');
      await place.open().write('expanded');
      expect(await place.open().read()).toBe('expanded');
    });
  });
}
