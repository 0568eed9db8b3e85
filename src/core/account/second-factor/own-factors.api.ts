import * as v from 'valibot';
import { command, type PortOf, query, REFUSED } from '../../api/api';
import type { OwnFactorsInput as Input } from './own-factors.inputs';
import { passkeyOptionsSchema, secondStepOfferSchema } from './second-step-offer';

const at = v.number();

const ownFactorsSchema = v.object({
  /** In the order in which they were added. Times are in ms since the epoch, null before the first use. */
  passkeys: v.array(v.object({ id: v.string(), name: v.string(), addedAt: at, lastUsedAt: v.nullable(at) })),
  authenticator: v.nullable(v.object({ addedAt: at, lastUsedAt: v.nullable(at) })),
  /** Null without any. */
  backupCodes: v.nullable(v.object({ left: v.number(), total: v.number() })),
  /** Whether this server can keep authenticators. */
  keepsAuthenticators: v.boolean(),
  /** Whether the policy names the person, who then keeps one factor at least. */
  isRequired: v.boolean(),
});

/** What somebody has set up as their second step. */
export type OwnFactors = Readonly<v.InferOutput<typeof ownFactorsSchema>>;

/** A secret that an authenticator takes over: as text in base32, and as the address in a QR code. */
export interface AuthenticatorSetup {
  readonly secret: string;
  readonly address: string;
}

/** Backup codes that were just made, shown once; empty where there were some already. */
export interface NewBackupCodes {
  readonly backupCodes: readonly string[];
}

const own: v.GenericSchema<unknown, OwnFactors> = ownFactorsSchema;
const setup: v.GenericSchema<unknown, AuthenticatorSetup> = v.object({
  secret: v.string(),
  address: v.string(),
});
const newCodes: v.GenericSchema<unknown, NewBackupCodes> = v.object({ backupCodes: v.array(v.string()) });
const request: v.GenericSchema<unknown, { readonly options: Readonly<Record<string, unknown>> }> = v.object({
  options: passkeyOptionsSchema,
});
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

const failures = [...REFUSED, 'step-up', 'too-many', 'quota'] as const;
/** Nobody sets up factors more often, and no password or code is guessed that way. */
const TRIES = { limit: { times: 30, windowMs: 15 * 60_000 } };

/** What signed-in people can do with their own second step. */
export const ownFactorsApi = {
  area: 'account',
  calls: {
    factors: query()('factor.list-own', own, [...REFUSED, 'too-many']),
    /** Begins to set up an authenticator. 'invalid-credentials' for another password; 'locked' where the server has no key for it. */
    beginAuthenticator: command<Input['beginAuthenticator']>()(
      'factor.change-own',
      setup,
      [...failures, 'invalid-credentials', 'locked'],
      TRIES,
    ),
    /** Turns it on, in place of the one before. 'invalid-credentials' for a wrong code; 'not-found' where none was begun within ten minutes. */
    finishAuthenticator: command<Input['finishAuthenticator']>()(
      'factor.change-own',
      newCodes,
      [...failures, 'invalid-credentials', 'not-found', 'locked'],
      TRIES,
    ),
    beginPasskey: command()('factor.change-own', request, failures, TRIES),
    /**
     * Adds the passkey that the browser made. 'invalid-credentials' for an answer of another site, to another challenge, or without
     * verification of the person; 'conflict' for one that is there already, or one too many.
     */
    addPasskey: command<Input['addPasskey']>()(
      'factor.change-own',
      newCodes,
      [...failures, 'invalid-credentials', 'not-found', 'conflict'],
      TRIES,
    ),
    /** Makes new backup codes, and the others worthless. 'conflict' without a factor. */
    renewBackupCodes: command()('factor.change-own', newCodes, [...failures, 'conflict'], TRIES),
    /** Removes a factor. 'conflict' for the last one of somebody whom the policy names. */
    removeFactor: command<Input['removeFactor']>()(
      'factor.change-own',
      nothing,
      [...failures, 'not-found', 'conflict'],
      TRIES,
    ),
    /** How the person can confirm that it is them. */
    beginConfirm: command()(
      'factor.confirm',
      secondStepOfferSchema,
      [...REFUSED, 'too-many', 'quota'],
      TRIES,
    ),
    /**
     * Confirms for ten minutes. 'invalid-credentials' for a wrong code, password or answer, or a password where there is a factor;
     * 'conflict' for a code that was used; 'locked' while codes wait.
     */
    confirm: command<Input['confirm']>()(
      'factor.confirm',
      nothing,
      [...REFUSED, 'too-many', 'quota', 'invalid-credentials', 'conflict', 'locked'],
      TRIES,
    ),
  },
} as const;

/** The second step of the person who is signed in. */
export interface OwnFactorsPort extends PortOf<typeof ownFactorsApi> {}
