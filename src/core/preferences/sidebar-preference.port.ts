/** How wide the dashboard's sidebar is on a desktop: with names, or icons only. */
export type SidebarState = 'expanded' | 'collapsed';

/** Seconds that the choice is remembered. */
export const SIDEBAR_SECONDS = 7 * 24 * 60 * 60;

/** Remembers how a person likes the sidebar. A preference that cannot be kept is no failure: the default serves. */
export interface SidebarPreference {
  /** What was chosen at most SIDEBAR_SECONDS ago, or null. */
  read(): Promise<SidebarState | null>;
  write(state: SidebarState): Promise<void>;
}
