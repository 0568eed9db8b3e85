import { AesSecretBox, readBoxKey } from '../../adapters/node/aes-secret-box';
import { sealedAuthenticators } from '../../adapters/postgres/account/postgres-factors';
import type { Database } from '../../adapters/postgres/database';

/**
 * The addresses of people whose authenticator was encrypted with another key than the server will have, in their order: FACTOR_KEY of
 * the environment, or the one that the folder of an embedded database keeps. Without a key that is everybody who has an authenticator.
 */
export async function lostAuthenticators(
  database: Database,
  environment: Readonly<Record<string, string | undefined>>,
  keptKey: Uint8Array | null,
): Promise<readonly string[]> {
  const key = readBoxKey(environment.FACTOR_KEY?.trim() ?? '') ?? keptKey;
  const box = key && new AesSecretBox(key);
  const sealed = await sealedAuthenticators(database);
  return sealed.flatMap(({ email, secret }) => (box?.open(secret) == null ? [email] : []));
}
