/** How wide the dashboard's sidebar is on a desktop: with names, or icons only. */
export type SidebarState = 'expanded' | 'collapsed';

/** Remembers how a person likes the sidebar. A preference that cannot be kept is no failure: the default serves. */
export interface SidebarPreference {
  /** What was chosen in the last seven days, or null. */
  read(): Promise<SidebarState | null>;
  write(state: SidebarState): Promise<void>;
}
