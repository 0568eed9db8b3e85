import type { FailureOf, Result } from '../../shared/result';
import type { Proof } from './proof';
import type { SecondStepOffer } from './second-step-offer';

/** The options of WebAuthn in JSON, as the back end gives them. */
export type PasskeyOptions = NonNullable<SecondStepOffer['passkey']>;

/** What a device answers for a passkey. */
export type PasskeyAnswer = Extract<Proof, { readonly kind: 'passkey' }>['answer'];

/** The passkeys of the device in front of the person. */
export interface PasskeyDevice {
  /**
   * The code that the simulated authenticator of the person shows now; null for none. It isn't there where people have an
   * authenticator of their own.
   */
  readonly currentCode?: () => Promise<string | null>;
  /**
   * Makes a passkey. 'cancelled' when the person gave up or was too slow; 'conflict' when the device holds one of this person;
   * 'unavailable' where the browser knows no passkeys.
   */
  create(
    options: PasskeyOptions,
  ): Promise<Result<PasskeyAnswer, FailureOf<'cancelled' | 'conflict' | 'unavailable'>>>;
  /** Answers with a passkey that is there. 'cancelled' and 'unavailable' as for a new one. */
  use(options: PasskeyOptions): Promise<Result<PasskeyAnswer, FailureOf<'cancelled' | 'unavailable'>>>;
}
