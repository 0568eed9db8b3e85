import type { User } from '../account/user';
import { PROGRAM_STATES, type Program } from '../programs/program';
import { invalidFields } from '../shared/forms/field-rule';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import {
  type Application,
  type ApplicationForm,
  decidedApplication,
  isOpen,
  isRunning,
  receivedApplication,
} from './application';
import { answersQuestions, findApplicationFaults, tidyApplication } from './application-faults';
import { ownApplication } from './own-application';
import type { OwnApplications } from './own-applications.api';
import type { OwnApplicationsInput as Input } from './own-applications.inputs';
import {
  type ApplicationMails,
  type ApplicationRepositories,
  receiveApplication,
  saysTheSame,
} from './receive-application';

/** A person sends at most so many applications in DAY_MS. */
const MOST_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What each role applies as. */
const AS: Readonly<Record<string, Application['as'] | undefined>> = {
  volunteer: 'volunteer',
  beneficiary: 'participant',
};

type Changed = Result<Application, FailureOf<'validation' | 'conflict'>>;

/** The applications of `actor`; nobody else's exist for them. */
export class OwnApplicationsService implements OwnApplications {
  constructor(
    private readonly unit: UnitOfWork<ApplicationRepositories>,
    private readonly actor: Pick<User, 'id' | 'role'>,
    private readonly mails: ApplicationMails,
  ) {}

  list: OwnApplications['list'] = () =>
    this.unit.read(async ({ applications, programs }) => {
      const all = new Map((await programs.list(PROGRAM_STATES)).map((program) => [program.id, program]));
      const own = (await applications.ofPerson(this.actor.id)).toSorted(latestFirst);
      return ok(
        own.flatMap((application) => {
          const program = all.get(application.programId);
          return program ? ownApplication(application, program) : [];
        }),
      );
    });

  async send({ id, programId, ...sent }: Input['send']): ReturnType<OwnApplications['send']> {
    const as = AS[this.actor.role];
    if (!as) return fail({ code: 'conflict', reason: 'closed' });
    return this.unit.write(async (repositories, unit): ReturnType<OwnApplications['send']> => {
      const { applications, programs } = repositories;
      // Theirs first: a second press waits for the first one, and then finds what it has kept.
      const own = await applications.ofPerson(this.actor.id);
      const before = await applications.find(id);
      const program = await programs.find(programId);
      if (!program || program.state === 'draft') return fail({ code: 'not-found' });
      const form = tidyApplication(sent, as, program);
      if (before)
        return own.some((one) => one.id === id) && before.programId === programId && saysTheSame(before, form)
          ? ok(ownApplication(before, program))
          : fail({ code: 'conflict' });
      if (own.some((one) => one.programId === programId && one.as === as && isOpen(one)))
        return fail({ code: 'conflict', reason: 'applied-already' });
      const takesAny = program.state === 'active' && program.intake === 'open';
      if (!takesAny || (as === 'volunteer' && !program.volunteersNeedApproval))
        return fail({ code: 'conflict', reason: 'closed' });
      const checked = check(sent, as, program);
      if (!checked.ok) return checked;
      const receivedAt = unit.now();
      if (own.filter((one) => one.receivedAt > receivedAt - DAY_MS).length >= MOST_A_DAY)
        return fail({ code: 'too-many' });
      const personKey = own[0]?.personKey ?? unit.nextId();
      const stamp = { id, programId, as, revision: unit.nextId(), receivedAt };
      const application = receivedApplication(form, { ...stamp, personId: this.actor.id, personKey });
      const by = { actorId: this.actor.id, mails: this.mails };
      await receiveApplication(repositories, unit, { application, program, ...by });
      return ok(ownApplication(application, program));
    });
  }

  change({ id, base, ...sent }: Input['change']): ReturnType<OwnApplications['change']> {
    return this.changed({ id, base }, 'pending', (application, program) => {
      const checked = check(sent, application.as, program);
      return checked.ok ? ok({ ...application, ...checked.value }) : checked;
    });
  }

  withdraw(from: Input['withdraw']): ReturnType<OwnApplications['withdraw']> {
    return this.changed(from, 'pending', (application, _, now) =>
      ok(
        decidedApplication(
          application,
          { state: 'withdrawn' },
          { decidedAt: now, decidedBy: null, toldAt: null },
        ),
      ),
    );
  }

  leave(from: Input['leave']): ReturnType<OwnApplications['leave']> {
    return this.changed(from, 'approved', (application, _, now) =>
      isRunning(application)
        ? ok({ ...application, ended: { at: now, how: 'left' } })
        : fail({ code: 'conflict' }),
    );
  }

  /** Changes an own application in a state. */
  private changed(
    from: Input['withdraw'],
    state: Application['state'],
    decide: (application: Application, program: Program, now: number) => Changed,
  ): ReturnType<OwnApplications['change']> {
    return this.unit.write(
      async ({ applications, programs }, unit): ReturnType<OwnApplications['change']> => {
        const found = await applications.find(from.id);
        const program = found && (await programs.find(found.programId));
        if (!program || found.personId !== this.actor.id) return fail({ code: 'not-found' });
        if (found.state !== state) return fail({ code: 'conflict', reason: 'answered' });
        const changed = await changeFrom(applications, from, (one) => decide(one, program, unit.now()), unit);
        if (!changed.ok) return changed;
        unit.publishChange('applications');
        return ok(ownApplication(changed.value.after, program));
      },
    );
  }
}

/** The tidy form; what was answered has to be what the program asks now. */
function check(
  sent: ApplicationForm,
  as: Application['as'],
  program: Program,
): Result<ApplicationForm, FailureOf<'validation' | 'conflict'>> {
  if (!answersQuestions(sent, program)) return fail({ code: 'conflict', reason: 'questions-changed' });
  const faults = findApplicationFaults(sent, as, program);
  return faults.length > 0 ? fail(invalidFields(faults)) : ok(tidyApplication(sent, as, program));
}

function latestFirst(one: Application, other: Application): number {
  return other.receivedAt - one.receivedAt || (one.id < other.id ? -1 : 1);
}
