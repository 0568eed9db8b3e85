import * as v from 'valibot';
import { type SecondStepPolicy, type Standing, secondStepFromOf } from '../../../core/access/second-step';
import { takesTry } from '../../../core/account/second-factor/challenge';
import type {
  ChallengeRepository,
  FactorRepository,
  SecondSessionRepository,
} from '../../../core/account/second-factor/factor.repository.port';
import type {
  CodeTools,
  FactorTools,
  PasskeyTools,
} from '../../../core/account/second-factor/factor-tools.port';
import { factorsSchema, hasFactor, noFactors } from '../../../core/account/second-factor/factors';
import type { PasskeyDevice } from '../../../core/account/second-factor/passkey-device.port';
import type { User } from '../../../core/account/user';
import { fail, ok } from '../../../core/shared/result';
import type { OpenFormat } from '../simulated-reads';
import type { RecordsFormat } from '../simulation';

const schema = v.object({
  factors: v.array(factorsSchema),
  challenges: v.array(
    v.object({
      hash: v.string(),
      personId: v.string(),
      expiresAt: v.number(),
      tries: v.number(),
      passkey: v.nullable(v.string()),
    }),
  ),
  /** With how much this browser's session was opened, and for whom; null before any sign-in. */
  session: v.nullable(
    v.object({
      personId: v.string(),
      assurance: v.picklist(['password', 'second']),
      /** ms since the epoch. */
      confirmedAt: v.number(),
    }),
  ),
});

/** What a browser keeps of second steps. Nothing of it is a secret. */
type KeptSecondSteps = v.InferOutput<typeof schema>;

/** How a browser keeps second steps. Putting samples back leaves them. */
export const SECOND_STEPS_FORMAT: RecordsFormat<KeptSecondSteps> = {
  name: 'second-steps',
  version: 1,
  schema,
  samples: () => ({ factors: [], challenges: [], session: null }),
};

/** The simulation's second steps within a unit of work. */
export function simulatedFactors(open: OpenFormat): {
  readonly factors: FactorRepository;
  readonly challenges: ChallengeRepository;
  readonly secondSessions: SecondSessionRepository;
} {
  const records = open(SECOND_STEPS_FORMAT);
  const find = (personId: string) =>
    records.read().factors.find((factor) => factor.personId === personId) ?? noFactors(personId);
  const replace: FactorRepository['replace'] = async (factors) => {
    const { factors: all, ...rest } = records.read();
    const others = all.filter(({ personId }) => personId !== factors.personId);
    records.write({ ...rest, factors: [...others, factors] });
  };
  return {
    factors: {
      find: async (personId) => find(personId),
      replace,
      remove: async (personId) => {
        const { factors, challenges, session } = records.read();
        records.write({
          session,
          factors: factors.filter((factor) => factor.personId !== personId),
          challenges: challenges.filter((challenge) => challenge.personId !== personId),
        });
      },
    },
    challenges: {
      find: async (hash) => records.read().challenges.find((challenge) => challenge.hash === hash) ?? null,
      put: async (hash, challenge, now) => {
        const { challenges, ...rest } = records.read();
        const others = challenges.filter(
          (openChallenge) => openChallenge.hash !== hash && takesTry(openChallenge, now),
        );
        records.write({ ...rest, challenges: [...others, { hash, ...challenge }] });
      },
      remove: async (hash) => {
        const { challenges, ...rest } = records.read();
        records.write({ ...rest, challenges: challenges.filter((challenge) => challenge.hash !== hash) });
      },
    },
    secondSessions: {
      open: async ({ personId, assurance, step, now }) => {
        const factors = find(personId);
        if (step !== null && step <= factors.lastStep) return false;
        if (step !== null) await replace({ ...factors, lastStep: step });
        records.write({ ...records.read(), session: { personId, assurance, confirmedAt: now } });
        return true;
      },
      // The one session of this browser goes by the id of its person.
      confirm: async (personId, assurance, now) =>
        records.write({ ...records.read(), session: { personId, assurance, confirmedAt: now } }),
    },
  };
}

/** What the session of this browser opens beside what the role of its person does, at `now` in ms. */
export function simulatedStanding(
  { id, role }: Pick<User, 'id' | 'role'>,
  { factors, session }: Pick<KeptSecondSteps, 'factors' | 'session'>,
  policy: SecondStepPolicy,
  now: number,
): Standing {
  const own = factors.find(({ personId }) => personId === id);
  const isOwn = session?.personId === id;
  return {
    assurance: isOwn ? session.assurance : 'password',
    secondStepFrom: secondStepFromOf(role, policy),
    hasFactor: own !== undefined && hasFactor(own),
    confirmedAt: isOwn ? session.confirmedAt : 0,
    readAt: now,
  };
}

/** What a page is asked with for a simulated passkey. */
const simulatedOptions = v.object({ challenge: v.string(), ids: v.array(v.string()) });

/** What a page answers for a simulated passkey. Nothing in it is signed. */
const simulatedAnswer = v.object({ id: v.string(), challenge: v.string() });

/** Passkeys without a device: a page answers with the challenge itself. */
function simulatedPasskeys(codes: CodeTools): PasskeyTools {
  const answers = (answer: unknown, challenge: string) => {
    const parsed = v.safeParse(simulatedAnswer, answer);
    return parsed.success && parsed.output.challenge === challenge ? parsed.output : null;
  };
  const request = async (ids: readonly string[]) => {
    const challenge = await codes.hash(codes.random(16).join(' '));
    return { options: { challenge, ids }, challenge };
  };
  return {
    registration: () => request([]),
    register: async (answer, challenge) => {
      const known = answers(answer, challenge);
      return known && { id: known.id, publicKey: '', counter: 0, transports: [] };
    },
    authentication: (passkeys) => request(passkeys.map(({ id }) => id)),
    verify: async (answer, challenge, { id }) => (answers(answer, challenge)?.id === id ? 0 : null),
  };
}

/** The passkeys of nobody's device: each answer is made up, and the first passkey of the person is used. */
export function simulatedPasskeyDevice(newId: () => string): Omit<PasskeyDevice, 'currentCode'> {
  return {
    create: async (options) => ok({ id: newId(), challenge: v.parse(simulatedOptions, options).challenge }),
    use: async (options) => {
      const { challenge, ids } = v.parse(simulatedOptions, options);
      const [id] = ids;
      return id === undefined ? fail({ code: 'unavailable' }) : ok({ id, challenge });
    },
  };
}

/**
 * What the authenticator of the person holds who is signing in or signed in in this browser, also before it is turned on; null
 * without one.
 */
export function simulatedSecret(
  { factors, challenges, session }: KeptSecondSteps,
  now: number,
): string | null {
  const waiting = challenges.findLast((challenge) => takesTry(challenge, now));
  const personId = waiting?.personId ?? session?.personId;
  const own = factors.find((factor) => factor.personId === personId);
  return own?.setup?.kind === 'authenticator' ? own.setup.text : (own?.authenticator?.secret ?? null);
}

/** What factors are made and checked with in a browser. */
export function simulatedFactorTools(codes: CodeTools): FactorTools {
  return {
    codes,
    box: { seal: (text) => text, open: (sealed) => sealed },
    passkeys: simulatedPasskeys(codes),
  };
}
