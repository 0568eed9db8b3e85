/** Somebody who manages programs. */
export interface ToldManager {
  readonly email: string;
  readonly isAdmin: boolean;
}
