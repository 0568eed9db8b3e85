import { betterAuth } from 'better-auth';
import { admin } from 'better-auth/plugins';
import type { EasyPasswordCheck } from '../../../core/account/passwords/easy-password';
import { MAX_PASSWORD, MIN_PASSWORD } from '../../../core/account/passwords/new-password';
import { SESSION_SECONDS } from '../../../core/account/session-seconds';
import type { Clock } from '../../../core/shared/system.port';
import type { Database } from '../database';

/** The header in which the caller's address is handed to the library; the server writes it itself. */
export const ADDRESS_HEADER = 'x-caller-address';

/** What the library has to know of the site. */
export interface AccountSettings {
  /** The origin of the site as people see it. */
  readonly publicUrl: string;
  /** Signs the cookies; at least 32 bytes. */
  readonly secret: string;
  readonly clock: Clock;
  /** Says of a right password whether it is an easy guess. */
  readonly isEasy: EasyPasswordCheck;
}

/** better-auth on the site's database. */
export function betterAuthOn(
  database: Database,
  { publicUrl, secret }: Pick<AccountSettings, 'publicUrl' | 'secret'>,
) {
  const isSecure = publicUrl.startsWith('https:');
  return betterAuth({
    baseURL: publicUrl,
    secret,
    database: { db: database, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    advanced: {
      // A session comes with its account in one statement.
      database: { joins: true },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: isSecure ? '__Host-session' : 'session',
          attributes: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
        },
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // The server has limits of its own, for each address and each account.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [admin()],
  });
}
