/** Where hashes of passwords are kept. A write locks their person first. */
export interface PasswordRepository {
  /** The hash of a person's password; null for none. */
  find(personId: string): Promise<string | null>;
  /** Gives a person a password in place of the one before. */
  replace(personId: string, hash: string): Promise<void>;
  /** Removes what a person signs in with; removing nothing is a success. */
  remove(personId: string): Promise<void>;
}
