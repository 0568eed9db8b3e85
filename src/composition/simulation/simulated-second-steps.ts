import type { SimulatedSecondSteps } from '../../adapters/mock/account/mock-auth-gateway';
import {
  SECOND_STEPS_FORMAT,
  simulatedFactorTools,
  simulatedPasskeyDevice,
  simulatedSecret,
} from '../../adapters/mock/account/simulated-factors';
import { simulatedHasher } from '../../adapters/mock/account/simulated-passwords';
import { simulatedSettings } from '../../adapters/mock/settings/simulated-settings';
import { browserSimulation, SimulatedRecords } from '../../adapters/mock/simulation';
import { WebCryptoCodes } from '../../adapters/web-crypto/web-crypto-codes';
import { stepAt } from '../../core/account/second-factor/code-rules';
import { hasFactor } from '../../core/account/second-factor/factors';
import { OwnFactorsService } from '../../core/account/second-factor/own-factors.service';
import type { PasskeyDevice } from '../../core/account/second-factor/passkey-device.port';
import { SecondStepSignIn } from '../../core/account/second-factor/second-step-sign-in';
import { resetAddress } from '../../core/navigation/link-address';
import { PersonFactorsService } from '../../core/people/person-factors.service';
import { fail, type Logger, ok } from '../../core/shared/result';
import type { Clock, IdSource } from '../../core/shared/system.port';
import { accountRepositories } from './simulated-links';
import { simulatedMails, siteHere } from './simulated-mails';
import { browserHash } from './simulated-people';
import { type ServicePorts, simulatedService, simulatedUnit } from './simulated-service';

/** What the simulation calls itself in an authenticator. */
const ISSUER = 'FSR (simulated)';
const tools = () => simulatedFactorTools(new WebCryptoCodes(crypto));

/** The passkeys of the simulation, for the person who is to use one. */
export const passkeysOfSimulation: PasskeyDevice = {
  ...simulatedPasskeyDevice(() => crypto.randomUUID()),
  currentCode: async () => {
    const now = Date.now();
    const secondSteps = new SimulatedRecords(browserSimulation(globalThis), SECOND_STEPS_FORMAT).read();
    const secret = simulatedSecret(secondSteps, now);
    if (secret === null) return null;
    const [current] = await new WebCryptoCodes(crypto).codes(secret, [stepAt(now)]);
    return current?.code ?? null;
  },
};

/** The second step of the person who is signed in in this browser. */
export function ownFactorsOfSimulation(ports: ServicePorts) {
  return simulatedService(
    accountRepositories(ports),
    (unit, user) =>
      new OwnFactorsService(unit, user, {
        tools: tools(),
        clock: ports.clock,
        mails: simulatedMails,
        hasher: simulatedHasher(browserHash()),
        issuer: ISSUER,
        // The one session of this browser goes by the id of its person.
        sessionId: async () => ok(user.id),
      }),
  )(ports);
}

/** The second steps of others in this browser. */
export function personFactorsOfSimulation(ports: ServicePorts) {
  return simulatedService(
    accountRepositories(ports),
    (unit, actor) =>
      new PersonFactorsService(unit, actor, {
        codes: new WebCryptoCodes(crypto),
        mails: simulatedMails,
        addressOf: (secret, language) => resetAddress(siteHere(), secret, language),
        sendsMail: false,
      }),
  )(ports);
}

const CALLER = { address: '', agent: '' };

/** The second steps of this browser's simulation. What a sign-in waits with stays in the page, so that a reload begins at the password again. */
export function secondStepsOfSimulation(ports: {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
}): SimulatedSecondSteps {
  const unit = simulatedUnit(
    (open) => ({ ...accountRepositories(ports)(open), settings: simulatedSettings(open) }),
    ports,
  );
  const signIn = new SecondStepSignIn(unit, { ...ports, tools: tools(), mails: simulatedMails });
  const simulatedRecords = new SimulatedRecords(browserSimulation(globalThis), SECOND_STEPS_FORMAT);
  let secret = '';
  return {
    begin: async (personId, reset) => {
      const factors = simulatedRecords.read().factors.find((factor) => factor.personId === personId);
      if (!factors || (!hasFactor(factors) && factors.reset === null)) {
        simulatedRecords.write({
          ...simulatedRecords.read(),
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
