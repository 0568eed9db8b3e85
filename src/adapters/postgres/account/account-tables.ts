import type { Generated } from 'kysely';
import type { Assurance } from '../../../core/access/second-step';
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
    /** A Language; null until one was chosen. */
    language: string | null;
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
    /** Signed, it is what the cookie of the session holds. */
    token: string;
    createdAt: Generated<Date>;
    assurance: Generated<Assurance>;
    /** When the person last proved who they are, in ms since the epoch; 0 in sessions of a version before. */
    confirmed_at: Generated<number>;
  };
  /** Somebody's factors. */
  second_factor: {
    userId: string;
    /** The step of the last code that was used; -1 for none. */
    last_step: Generated<number>;
    /** The rest of them, as JSON. */
    factors: unknown;
  };
  /** A sign-in that waits for its second step. */
  sign_in_challenge: {
    /** SHA-256 of the secret that its browser holds. */
    hash: string;
    userId: string;
    expires_at: number;
    tries: number;
    passkey: string | null;
  };
  /** A browser in which somebody signed in before. */
  known_browser: {
    /** SHA-256 of the secret that it holds. */
    hash: string;
    userId: string;
    expires_at: number;
  };
  /** How somebody signs in: here always by a password. */
  account: {
    id: string;
    accountId: string;
    userId: string;
    providerId: string;
    /** Its hash. */
    password: string | null;
    /** Whether it was an easy guess at the last sign-in, and its person has not put off changing it. */
    is_easy: Generated<boolean>;
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
