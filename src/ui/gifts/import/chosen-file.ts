/** A file that somebody chose. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly read: () => Promise<Uint8Array>;
}
