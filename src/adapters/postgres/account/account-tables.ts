import type { Generated } from 'kysely';
import type { LinkPurpose } from '../../../core/account/links/account-links.port';

/** The tables of accounts, most of them of better-auth. */
export interface AccountTables {
  /** Somebody with an account; the names of this table and the next three are those of better-auth. */
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    image: string | null;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
    /** Null for somebody who has no account. */
    role: string | null;
    banned: Generated<boolean>;
    banReason: string | null;
    banExpires: Date | null;
    phone: string | null;
    revision: Generated<string>;
    /** When the account got its first password; null before. */
    joinedAt: Date | null;
    lastSignInAt: Date | null;
    /** Of name, address and phone number. */
    search: Generated<string>;
  };
  /** A session; better-auth keeps the rest of its columns. */
  session: {
    id: string;
    userId: string;
    expiresAt: Date;
    /** When it was used last, to five minutes. */
    updatedAt: Date;
    /** The network address from which somebody signed in. */
    ipAddress: string | null;
    userAgent: string | null;
  };
  /** How somebody signs in: here always by a password. */
  account: {
    id: string;
    accountId: string;
    userId: string;
    providerId: string;
    /** Its hash. */
    password: string | null;
    updatedAt: Date;
  };
  /** A secret that somebody was given, as its hash. */
  verification: {
    id: string;
    /** What the secret is for. */
    identifier: string;
    value: string;
    expiresAt: Date;
  };
  /** A link with which somebody chooses a password. */
  account_token: {
    /** SHA-256 of its secret. */
    hash: string;
    userId: string;
    purpose: LinkPurpose;
    expires_at: number;
    used_at: number | null;
  };
}
