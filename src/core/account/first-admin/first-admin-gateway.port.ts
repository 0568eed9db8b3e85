import type { FailureOf, Result } from '../../shared/result';
import type { FirstAdmin } from './first-admin';

/** Makes the account of the first admin of a new site. */
export interface FirstAdminGateway {
  /**
   * Makes the account, once. 'not-found' when the link that carried the secret was used, is too old, or there is an
   * admin already; 'conflict' when somebody has the e-mail address; 'validation' when the address cannot be used.
   */
  create(
    secret: string,
    admin: FirstAdmin,
  ): Promise<Result<void, FailureOf<'not-found' | 'conflict' | 'validation' | 'too-many' | 'unavailable'>>>;
}
