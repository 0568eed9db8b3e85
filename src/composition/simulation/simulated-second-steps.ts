import type { SimulatedSecondSteps } from '../../adapters/mock/account/mock-auth-gateway';
import { SECOND_STEPS_FORMAT, simulatedFactorTools } from '../../adapters/mock/account/simulated-factors';
import { simulatedSettings } from '../../adapters/mock/settings/simulated-settings';
import { browserSimulation, SimulatedRecords } from '../../adapters/mock/simulation';
import { WebCryptoCodes } from '../../adapters/web-crypto/web-crypto-codes';
import { hasFactor } from '../../core/account/second-factor/factors';
import { SecondStepSignIn } from '../../core/account/second-factor/second-step-sign-in';
import { fail, type Logger, ok } from '../../core/shared/result';
import type { Clock, IdSource } from '../../core/shared/system.port';
import { accountRepositories } from './simulated-links';
import { simulatedMails } from './simulated-mails';
import { simulatedUnit } from './simulated-service';

const CALLER = { address: '', agent: '' };

/** The second steps of this browser's simulation. What a sign-in waits with stays in the page, so that a reload begins anew. */
export function secondStepsOfSimulation(ports: {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
}): SimulatedSecondSteps {
  const unit = simulatedUnit(
    (open) => ({ ...accountRepositories(ports)(open), settings: simulatedSettings(open) }),
    ports,
  );
  const tools = simulatedFactorTools(new WebCryptoCodes(crypto));
  const signIn = new SecondStepSignIn(unit, { ...ports, tools, mails: simulatedMails });
  const kept = new SimulatedRecords(browserSimulation(globalThis), SECOND_STEPS_FORMAT);
  let secret = '';
  return {
    begin: async (personId, reset) => {
      const factors = kept.read().factors.find((one) => one.personId === personId);
      if (!factors || (!hasFactor(factors) && factors.reset === null)) {
        kept.write({
          ...kept.read(),
          session: { personId, assurance: 'password', confirmedAt: ports.clock.now() },
        });
        return ok(undefined);
      }
      const begun = await signIn.begin({
        personId,
        caller: CALLER,
        resetSecret: reset === '' ? null : reset,
      });
      if (!begun.ok)
        return begun.failure.code === 'second-factor'
          ? fail({ code: 'second-factor', offer: null })
          : fail({ code: 'unavailable' });
      if (begun.value.is === 'opened') return ok(undefined);
      secret = begun.value.secret;
      return fail({ code: 'second-factor', offer: begun.value.offer });
    },
    prove: async (proof) => {
      const proved = await signIn.prove(secret, proof, CALLER);
      if (proved.ok) return ok(proved.value.person);
      return proved.failure.code === 'quota' ? fail({ code: 'unavailable' }) : fail(proved.failure);
    },
  };
}
