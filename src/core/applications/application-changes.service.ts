import type { User } from '../account/user';
import type { AuditAction } from '../audit/audit-entry';
import type { Program } from '../programs/program';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { type FollowMails, followApplication, lockApplicant } from '../signups/follow-application';
import type { SignupRepositories } from '../signups/signup.repository.port';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { Application } from './application';
import type { ApplicationRepositories } from './application.repository.port';
import { enrolledIn, findApplication, type KnownApplication } from './known-application';
import { type ApplicationMails, tellApplicant } from './receive-application';

/** What becomes of an application, or why it stays. Nobody else changes it or takes a place until that is kept; `now` is in ms. */
export type ApplicationDecision = (
  application: Application,
  situation: { readonly program: Program; readonly enrolled: number; readonly now: number },
) => Result<Application, FailureOf<'validation' | 'conflict'>>;

interface Change<Answer> {
  /** What the audit log says that staff did, who also tell the applicant; null for applicants themselves. */
  readonly action: AuditAction | null;
  readonly isSeen: (known: KnownApplication) => boolean;
  /** What stands against the change, whichever revision it was made from. */
  readonly refusal?: (application: Application) => FailureOf<'conflict'> | null;
  readonly decide: ApplicationDecision;
  readonly answer: (
    known: KnownApplication,
    repositories: ApplicationRepositories,
  ) => Promise<Answer> | Answer;
}

/** What staff and applicants have in common: they change applications, and sign-ups follow. */
export abstract class ApplicationChanges {
  constructor(
    protected readonly unit: UnitOfWork<ApplicationRepositories & SignupRepositories>,
    protected readonly actor: Pick<User, 'id' | 'name' | 'role'>,
    protected readonly mails: ApplicationMails & FollowMails,
  ) {}

  /** Changes an application from its revision `base`. */
  protected changeFrom<Answer>(
    from: { readonly id: string; readonly base: string },
    { action, isSeen, refusal, decide, answer }: Change<Answer>,
  ) {
    const { actor, mails } = this;
    return this.unit.write(
      async (
        repositories,
        unit,
      ): Promise<Result<Answer, FailureOf<'not-found' | 'conflict' | 'validation'>>> => {
        await lockApplicant(repositories, from.id);
        const found = await findApplication(repositories, from.id, isSeen);
        if (!found) return fail({ code: 'not-found' });
        const { program } = found;
        const refused = refusal?.(found.application);
        if (refused) return fail(refused);
        const situation = { program, enrolled: await enrolledIn(repositories, program), now: unit.now() };
        const change = (application: Application) => decide(application, situation);
        const changed = await changeFrom(repositories.applications, from, change, unit);
        if (!changed.ok) return changed;
        const { before, after } = changed.value;
        const known = { application: after, program };
        unit.publishChange('applications');
        if (after.state !== before.state && (after.state === 'approved' || after.state === 'denied'))
          await tellApplicant(repositories, unit, known, { mails, news: after.state });
        if (action !== null) unit.audit(actor, action, { id: from.id, name: '' });
        const follows = { before, after, tells: action !== null, actorId: actor.id };
        await followApplication(repositories, unit, follows, mails);
        return ok(await answer(known, repositories));
      },
    );
  }
}
