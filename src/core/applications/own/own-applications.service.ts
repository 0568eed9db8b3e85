import type { User } from '../../account/user';
import { PROGRAM_STATES } from '../../programs/program';
import { personKeyOf } from '../../shared/person-key';
import { type FailureOf, fail, ok } from '../../shared/result';
import { type FollowMails, followApplication, lockApplicant } from '../../signups/follow-application';
import type { SignupRepositories } from '../../signups/signup.repository.port';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import { type Application, isOpen, isRunning } from '../application';
import type { ApplicationRepositories } from '../application.repository.port';
import { tidyApplication } from '../application-faults';
import {
  type Changed,
  changeApplication,
  type KnownApplication,
  type Situation,
} from '../change-application';
import { type ApplicationMails, formRefusal, receiveApplication } from '../receive-application';
import { type OwnApplication, ownApplication } from './own-application';
import type { OwnApplications } from './own-applications.api';
import type { OwnApplicationsInput as Input } from './own-applications.inputs';

/** A person sends at most so many applications in DAY_MS. */
const MOST_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What each role applies as. */
const AS: Readonly<Record<string, Application['as'] | undefined>> = {
  volunteer: 'volunteer',
  beneficiary: 'participant',
};

/** The applications of `actor`; nobody else's exist for them. */
export class OwnApplicationsService implements OwnApplications {
  constructor(
    private readonly unit: UnitOfWork<ApplicationRepositories & SignupRepositories>,
    private readonly actor: Pick<User, 'id' | 'name' | 'role'>,
    private readonly mails: ApplicationMails & FollowMails,
  ) {}

  list: OwnApplications['list'] = () =>
    this.unit.read(async ({ applications, programs, shelf }) => {
      const all = new Map((await programs.list(PROGRAM_STATES)).map((program) => [program.id, program]));
      const own = (await applications.ofPerson(this.actor.id)).toSorted(latestFirst);
      const reserved = await shelf.reserved(own.map(({ id }) => id));
      return ok(
        own.flatMap((application) => {
          const program = all.get(application.programId);
          return program ? ownApplication(application, program, reserved) : [];
        }),
      );
    });

  async send({ id, programId, ...form }: Input['send']): ReturnType<OwnApplications['send']> {
    const as = AS[this.actor.role];
    if (!as) return fail({ code: 'conflict', reason: 'closed' });
    return this.unit.write(async (repositories, unit): ReturnType<OwnApplications['send']> => {
      const { actor, mails } = this;
      // Theirs first: a second press waits for the first one, and then finds what it has kept.
      const own = await repositories.applications.ofPerson(actor.id);
      const signups = own.length > 0 ? [] : await repositories.signups.ofPeople([actor.id]);
      const isTooMany = own.filter(({ receivedAt }) => receivedAt > unit.now() - DAY_MS).length >= MOST_A_DAY;
      const received = await receiveApplication(repositories, unit, {
        ...{
          id,
          programId,
          as,
          form,
          actor,
          mails,
          personId: actor.id,
          personKey: personKeyOf([...own, ...signups]),
        },
        isSeen: ({ state }) => state !== 'draft',
        refusal: ({ state, intake, volunteersNeedApproval }): FailureOf<'conflict' | 'too-many'> | null => {
          if (own.some((one) => one.programId === programId && one.as === as && isOpen(one)))
            return { code: 'conflict', reason: 'applied-already' };
          const takesAny = state === 'active' && intake === 'open';
          if (!takesAny || (as === 'volunteer' && !volunteersNeedApproval))
            return { code: 'conflict', reason: 'closed' };
          return isTooMany ? { code: 'too-many' } : null;
        },
      });
      return received.ok ? ok(await seen(repositories, received.value)) : received;
    });
  }

  change({ id, base, ...sent }: Input['change']): ReturnType<OwnApplications['change']> {
    return this.changed({ id, base }, 'pending', (application, { program }) => {
      const refused = formRefusal(sent, application, program);
      return refused
        ? fail(refused)
        : ok({ ...application, ...tidyApplication(sent, application.as, program) });
    });
  }

  withdraw(from: Input['withdraw']): ReturnType<OwnApplications['withdraw']> {
    return this.changed(from, 'pending', (application, { now }) =>
      ok({ ...application, state: 'withdrawn', decidedAt: now }),
    );
  }

  leave(from: Input['leave']): ReturnType<OwnApplications['leave']> {
    return this.changed(from, 'approved', (application, { now }) =>
      isRunning(application)
        ? ok({ ...application, ended: { at: now, how: 'left' } })
        : fail({ code: 'conflict' }),
    );
  }

  /** Changes an own application in a state. */
  private changed(
    from: Input['withdraw'],
    state: Application['state'],
    decide: (application: Application, situation: Situation) => Changed,
  ): ReturnType<OwnApplications['change']> {
    return this.unit.write(async (repositories, unit): ReturnType<OwnApplications['change']> => {
      await lockApplicant(repositories, from.id);
      const changed = await changeApplication(repositories, unit, from, {
        refusal: ({ application }) => {
          if (application.personId !== this.actor.id) return { code: 'not-found' };
          if (application.state === state) return null;
          const isWithdrawn = application.state === 'withdrawn' && application.decidedBy === null;
          return { code: 'conflict', reason: isWithdrawn ? 'withdrawn' : 'answered' };
        },
        decide,
      });
      if (!changed.ok) return changed;
      const { before, application, program } = changed.value;
      await followApplication(
        repositories,
        unit,
        { before, after: application, tells: false, actorId: this.actor.id },
        this.mails,
      );
      return ok(await seen(repositories, { application, program }));
    });
  }
}

async function seen(
  { shelf }: Pick<ApplicationRepositories, 'shelf'>,
  { application, program }: KnownApplication,
): Promise<OwnApplication> {
  return ownApplication(application, program, await shelf.reserved([application.id]));
}

function latestFirst(one: Application, other: Application): number {
  return other.receivedAt - one.receivedAt || (one.id < other.id ? -1 : 1);
}
