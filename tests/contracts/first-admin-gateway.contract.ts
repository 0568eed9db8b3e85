import { expect, test } from 'vitest';
import type { FirstAdminGateway } from '../../src/core/account/first-admin.port';
import { ok } from '../../src/core/shared/result';

const ADMIN = { name: 'Avery Admin', email: 'avery@fsr.example', password: 'walk a mile in these' };

/** What every way to make the first admin promises. `make` answers one for a site without an admin, and a good secret. */
export function firstAdminGatewayContract(
  name: string,
  make: () => Promise<{ readonly gateway: FirstAdminGateway; readonly secret: string }>,
): void {
  test(`${name} makes the first admin once, with the secret of the link alone`, async () => {
    const { gateway, secret } = await make();
    const notFound = { ok: false, failure: { code: 'not-found' } };
    expect(await gateway.create('guessed', ADMIN)).toEqual(notFound);
    expect(await gateway.create(secret, { ...ADMIN, email: 'avery@nowhere' })).toMatchObject({
      ok: false,
      failure: { code: 'validation', fields: [{ field: 'email' }] },
    });
    expect(await gateway.create(secret, ADMIN)).toEqual(ok(undefined));
    expect(await gateway.create(secret, { ...ADMIN, email: 'ben@fsr.example' })).toEqual(notFound);
  });
}
