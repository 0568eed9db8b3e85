/** Knows this tab by an id that survives a reload, and which other tabs are open. */
export interface TabRegistry {
  /** This tab's id; a tab that was duplicated gets one of its own. */
  own(): Promise<string>;
  /** Whether the tab with this id is open now. */
  isOpen(tab: string): Promise<boolean>;
}
