/** The passwords that everybody tries first. */
export interface CommonPasswords {
  /** Whether one of the words, in small letters, is such a password. */
  hasAny(words: readonly string[]): Promise<boolean>;
}
