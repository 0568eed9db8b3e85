import type { SidebarPreference, SidebarState } from '../../core/preferences/sidebar-preference.port';

/** The cookie's name. */
export const SIDEBAR_COOKIE = 'sidebar:state';
const LIFE_SECONDS = 7 * 24 * 60 * 60;

/** Keeps the sidebar's state in a cookie: 'true' for expanded, 'false' for collapsed. */
export class CookieSidebarPreference implements SidebarPreference {
  constructor(private readonly page: Pick<Document, 'cookie'>) {}

  async read(): Promise<SidebarState | null> {
    const value = this.cookies().find(([name]) => name === SIDEBAR_COOKIE)?.[1];
    if (value === 'true') return 'expanded';
    if (value === 'false') return 'collapsed';
    return null;
  }

  async write(state: SidebarState): Promise<void> {
    try {
      this.page.cookie = `${SIDEBAR_COOKIE}=${state === 'expanded'}; path=/; max-age=${LIFE_SECONDS}; SameSite=Lax`;
    } catch {
      // A sandboxed document refuses cookies: the sidebar still works, but is not remembered.
    }
  }

  private cookies(): readonly (readonly [string, string])[] {
    try {
      return this.page.cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      });
    } catch {
      return [];
    }
  }
}
