/** A stored value with what a later save needs in order to notice that somebody else saved meanwhile. */
export interface Versioned<T> {
  readonly value: T;
  /** Opaque; compared for equality only. */
  readonly revision: string;
  /** ms since the epoch, or null when it was never saved. */
  readonly savedAt: number | null;
}
