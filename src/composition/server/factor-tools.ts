import { AesSecretBox } from '../../adapters/node/aes-secret-box';
import { WebAuthnPasskeys } from '../../adapters/simplewebauthn/web-authn-passkeys';
import { WebCryptoCodes } from '../../adapters/web-crypto/web-crypto-codes';
import type { FactorTools } from '../../core/account/second-factor/factor-tools.port';
import { DEFAULT_CONTENT } from '../../core/content/default-content';

/** What authenticators and devices call the site, whatever it is called later: a changed name would look like another site. */
export const FACTOR_ISSUER = DEFAULT_CONTENT.siteSettings.siteName;

/** What factors are made and checked with on the server. Without a key, no authenticator can be set up. */
export function factorTools(publicUrl: string, key: Uint8Array | null): FactorTools {
  return {
    codes: new WebCryptoCodes(crypto),
    box: key && new AesSecretBox(key),
    passkeys: new WebAuthnPasskeys(publicUrl, FACTOR_ISSUER),
  };
}
