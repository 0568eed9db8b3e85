/** Makes secrets that nobody can guess, and what is kept in their place. */
export interface Secrets {
  /** 256 random bits as base64url. */
  make(): string;
  /** SHA-256 of a text as base64url. */
  hash(text: string): string;
}
