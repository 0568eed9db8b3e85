import {
  SIDEBAR_SECONDS,
  type SidebarPreference,
  type SidebarState,
} from '../../core/preferences/sidebar-preference.port';

/** The cookie's name. */
export const SIDEBAR_COOKIE = 'sidebar:state';

/** Keeps the sidebar's state in a cookie: 'true' for expanded, 'false' for collapsed. */
export class CookieSidebarPreference implements SidebarPreference {
  constructor(private readonly page: Pick<Document, 'cookie'>) {}

  async read(): Promise<SidebarState | null> {
    const value = this.cookies().find((cookie) => cookie.startsWith(`${SIDEBAR_COOKIE}=`));
    if (value?.endsWith('=true')) return 'expanded';
    return value?.endsWith('=false') ? 'collapsed' : null;
  }

  async write(state: SidebarState): Promise<void> {
    try {
      this.page.cookie = `${SIDEBAR_COOKIE}=${state === 'expanded'}; path=/; max-age=${SIDEBAR_SECONDS}; SameSite=Lax`;
    } catch {
      // A sandboxed document refuses cookies: the sidebar still works, but is not remembered.
    }
  }

  private cookies(): readonly string[] {
    try {
      return this.page.cookie.split('; ');
    } catch {
      return [];
    }
  }
}
