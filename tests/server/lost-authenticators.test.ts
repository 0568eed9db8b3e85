import { expect, test } from 'vitest';
import { AesSecretBox } from '../../src/adapters/node/aes-secret-box';
import { lostAuthenticators } from '../../src/composition/server/lost-authenticators';
import { noFactors } from '../../src/core/account/second-factor/factors';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
const [key, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

test('after a restore, those whose authenticator another key has encrypted set it up again', async () => {
  const database = await empty();
  const server = new TestServer(database);
  const people = [
    ['bea@example.org', key],
    ['ann@example.org', other],
    ['cara@example.org', null],
  ] as const;
  for (const [email, sealedWith] of people) {
    const { user } = await server.account('admin', email);
    const secret = sealedWith && new AesSecretBox(sealedWith).seal('JBSWY3DP');
    const authenticator = secret === null ? null : { secret, addedAt: 0, lastUsedAt: null };
    const factors = JSON.stringify({ ...noFactors(user.id), authenticator });
    await database.insertInto('second_factor').values({ userId: user.id, factors }).execute();
  }
  expect(await lostAuthenticators(database, { FACTOR_KEY: text(key) }, null)).toEqual(['ann@example.org']);
  expect(await lostAuthenticators(database, {}, other)).toEqual(['bea@example.org']);
  expect(await lostAuthenticators(database, {}, null)).toEqual(['ann@example.org', 'bea@example.org']);
});
