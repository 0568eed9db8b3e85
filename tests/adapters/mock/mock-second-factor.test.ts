import { simulatedFactorTools } from '../../../src/adapters/mock/account/simulated-factors';
import { simulatedSettings } from '../../../src/adapters/mock/settings/simulated-settings';
import type { OpenFormat } from '../../../src/adapters/mock/simulated-reads';
import { SimulatedUnitOfWork } from '../../../src/adapters/mock/simulated-unit-of-work';
import { FIRST_SETTINGS } from '../../../src/core/settings/settings';
import { ok } from '../../../src/core/shared/result';
import { secondFactorContract } from '../../contracts/second-factor.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import {
  FACTOR_PEOPLE,
  FACTOR_POLICY,
  secondFactorPlace,
  testCodes,
} from '../../support/second-factor-harness';
import { simulatedAccounts } from '../../support/simulated-accounts';

secondFactorContract('The simulation', async () => {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const accounts = simulatedAccounts(place, time, () => FACTOR_PEOPLE);
  const repositories = (open: OpenFormat) => ({
    ...accounts.repositories(open),
    settings: simulatedSettings(open),
  });
  const unit = new SimulatedUnitOfWork(place, repositories, { clock: time, ids: new CountingIds() });
  await unit.write(async ({ settings }) => {
    await settings.replace({
      settings: { ...FIRST_SETTINGS, ...FACTOR_POLICY },
      revision: 'one',
      receiptsSince: null,
    });
    return ok(undefined);
  });
  return secondFactorPlace(unit, time, simulatedFactorTools(testCodes));
});
