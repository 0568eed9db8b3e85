import { AesSecretBox } from '../../adapters/node/aes-secret-box';
import { WebAuthnPasskeys } from '../../adapters/simplewebauthn/web-authn-passkeys';
import { WebCryptoCodes } from '../../adapters/web-crypto/web-crypto-codes';
import type { SiteNames } from '../../core/account/passwords/site-words';
import type { FactorTools } from '../../core/account/second-factor/factor-tools.port';
import type { ContentStore } from '../../core/content/content-store.port';
import { DEFAULT_CONTENT } from '../../core/content/default-content';
import type { SettingsRepository } from '../../core/settings/settings.repository.port';
import { ok } from '../../core/shared/result';
import type { UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';

/** What authenticators and devices call the site, whatever it is called later: a changed name would look like another site. */
export const FACTOR_ISSUER = DEFAULT_CONTENT.siteSettings.siteName;

interface NamePorts {
  readonly unit: UnitOfWork<{ readonly settings: Pick<SettingsRepository, 'find'> }>;
  readonly content: Pick<ContentStore, 'load'>;
}

/** What the site calls itself, as passwords must not. Where that cannot be read, its first name counts. */
export function siteNames({ unit, content }: NamePorts) {
  return async (): Promise<SiteNames> => {
    const [read, loaded] = await Promise.all([
      unit.read(async ({ settings }) => ok(await settings.find())),
      content.load(),
    ]);
    const { siteSettings } = (loaded.ok && loaded.value?.value) || DEFAULT_CONTENT;
    return { siteName: siteSettings.siteName, legalName: read.ok ? read.value.settings.legalName : '' };
  };
}

/** What factors are made and checked with on the server. Without a key, no authenticator can be set up. */
export function factorTools(publicUrl: string, key: Uint8Array | null): FactorTools {
  return {
    codes: new WebCryptoCodes(crypto),
    box: key && new AesSecretBox(key),
    passkeys: new WebAuthnPasskeys(publicUrl, FACTOR_ISSUER),
  };
}
