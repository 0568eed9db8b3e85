/** How much of what the browser lets this site keep is taken, in bytes. */
export interface StorageUse {
  readonly used: number;
  readonly limit: number;
}

/** The room that the browser gives to this site for what it keeps: pictures and copies of drafts. */
export interface StorageRoom {
  /** What is taken and what there is; null where the browser does not say. */
  estimate(): Promise<StorageUse | null>;
  /** Asks the browser not to clear what is kept by itself; it may refuse, which changes nothing. */
  persist(): Promise<void>;
}
