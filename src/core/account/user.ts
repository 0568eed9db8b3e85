/**
 * A signed-in person, as the session keeps them: never with a password.
 * `role` may be a string other than the five known roles; such a user gets Home and Profile only.
 */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  /** Address of a picture. */
  readonly avatar?: string;
}
