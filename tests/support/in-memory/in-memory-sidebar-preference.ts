import type { SidebarPreference, SidebarState } from '../../../src/core/preferences/sidebar-preference.port';

/** A preference that lives as long as the page. */
export class InMemorySidebarPreference implements SidebarPreference {
  constructor(private state: SidebarState | null = null) {}

  async read(): Promise<SidebarState | null> {
    return this.state;
  }

  async write(state: SidebarState): Promise<void> {
    this.state = state;
  }
}
