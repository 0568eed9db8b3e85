import { randomBytes } from 'node:crypto';
import { simulatedFactorTools } from '../../../src/adapters/mock/account/simulated-factors';
import { AesSecretBox } from '../../../src/adapters/node/aes-secret-box';
import { FIRST_SETTINGS } from '../../../src/core/settings/settings';
import { secondFactorContract } from '../../contracts/second-factor.contract';
import { FakeTime } from '../../support/fake-time';
import { personRow } from '../../support/person-row';
import { postgresUnit } from '../../support/postgres-unit';
import {
  FACTOR_PEOPLE,
  FACTOR_POLICY,
  secondFactorPlace,
  testCodes,
} from '../../support/second-factor-harness';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();

secondFactorContract('PostgreSQL', async () => {
  const database = await empty();
  await database.insertInto('user').values(FACTOR_PEOPLE.map(personRow)).execute();
  await database
    .insertInto('settings')
    .values({
      revision: 'one',
      saved_at: 0,
      settings: JSON.stringify({ ...FIRST_SETTINGS, ...FACTOR_POLICY }),
    })
    .execute();
  const time = new FakeTime();
  const tools = { ...simulatedFactorTools(testCodes), box: new AesSecretBox(randomBytes(32)) };
  return secondFactorPlace(postgresUnit(database, { time }), time, tools);
});
