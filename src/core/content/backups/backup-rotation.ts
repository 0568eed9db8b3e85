/** At most this many backups are kept; the oldest is dropped. */
const MAX_BACKUPS = 5;

/** What the rotation has to know of a content that was stored once. */
export interface RotatedBackup {
  /** The revision it had while it was the stored content; null for the default content. */
  readonly revision: string | null;
  /** Whether an auto-save had stored it. */
  readonly automatic: boolean;
}

/**
 * The backups after a save, at most five, newest first, with the content that is being `replaced` on top. A run of
 * auto-saves keeps only the content from before it, so that five backups reach back further than minutes. A save that
 * was interrupted adds its backup once, and the default content is only ever the first backup.
 */
export function rotateBackups<Kept extends RotatedBackup>(
  backups: readonly Kept[],
  replaced: Kept,
  automatic: boolean,
): readonly Kept[] {
  const [newest] = backups;
  const sharesOne = automatic && replaced.automatic && newest !== undefined;
  const isThereAlready =
    newest !== undefined && (replaced.revision === null || newest.revision === replaced.revision);
  return sharesOne || isThereAlready ? backups : [replaced, ...backups].slice(0, MAX_BACKUPS);
}
