import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  NewPasskey,
  PasskeyRequest,
  PasskeyTools,
} from '../../core/account/second-factor/factor-tools.port';
import type { Passkey } from '../../core/account/second-factor/factors';

/** A browser gives up asking for a passkey after this long, in ms. */
const ASKS_MS = 5 * 60_000;

/** Passkeys by WebAuthn, for the site at one origin. */
export class WebAuthnPasskeys implements PasskeyTools {
  private readonly siteId: string;

  /** `siteName` is what a device shows beside the passkey. */
  constructor(
    private readonly origin: string,
    private readonly siteName: string,
  ) {
    this.siteId = new URL(origin).hostname;
  }

  async registration(
    { id, email, name }: { readonly id: string; readonly email: string; readonly name: string },
    known: readonly Passkey[],
  ): Promise<PasskeyRequest> {
    const options = await generateRegistrationOptions({
      rpName: this.siteName,
      rpID: this.siteId,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      attestationType: 'none',
      timeout: ASKS_MS,
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    return { options: { ...options }, challenge: options.challenge };
  }

  async register(answer: unknown, challenge: string): Promise<NewPasskey | null> {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: answer as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.siteId,
        requireUserVerification: true,
      });
      if (!verified) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...transports],
      };
    } catch {
      // The library throws for whatever is wrong with an answer, whose fields it checks itself.
      return null;
    }
  }

  async authentication(known: readonly Passkey[]): Promise<PasskeyRequest> {
    const options = await generateAuthenticationOptions({
      rpID: this.siteId,
      timeout: ASKS_MS,
      allowCredentials: known.map(({ id }) => ({ id })),
      userVerification: 'required',
    });
    return { options: { ...options }, challenge: options.challenge };
  }

  async verify(answer: unknown, challenge: string, passkey: Passkey): Promise<number | null> {
    const { id, publicKey, counter } = passkey;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.siteId,
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
        requireUserVerification: true,
      });
      return verified && authenticationInfo.userVerified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }
}
