import { readingLanguage } from '../access/reader';
import type { User } from '../account/user';
import type { AuditAction } from '../audit/audit-entry';
import type { Mails } from '../mail/mails';
import type { Program } from '../programs/program';
import { invalidFields } from '../shared/forms/field-rule';
import { isEqual } from '../shared/is-equal';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { isEmailAddress } from '../shared/text/email-address';
import { calendarDateAt } from '../shared/time/calendar';
import type { SignupRepository } from '../signups/signup.repository.port';
import { changeFrom } from '../unit-of-work/change-from';
import { toldManagers } from '../unit-of-work/told-managers';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { ApplicantFollowers } from './applicant-followers.port';
import { type Application, type ApplicationForm, answerBy, receivedApplication } from './application';
import type { ApplicationRepositories } from './application.repository.port';
import { answersQuestions, findApplicationFaults, tidyApplication } from './application-faults';
import { applicantOf, enrolledIn, findApplication, type KnownApplication } from './known-application';

/** What changes of applications read and change. */
export interface ChangedRepositories extends ApplicationRepositories {
  /** Knows who is the same person, with an account or without one. */
  readonly signups: Pick<SignupRepository, 'ofPeople' | 'keyOfNamed'>;
  readonly followers: ApplicantFollowers;
}

/** What becomes of an application, or why it stays. Nobody else changes it or takes a place until that is kept; `now` is in ms. */
export type ApplicationDecision = (
  application: Application,
  situation: { readonly program: Program; readonly enrolled: number; readonly now: number },
) => Result<Application, FailureOf<'validation' | 'conflict'>>;

interface Change {
  /** What the audit log says that staff did, who also tell the applicant; null for applicants themselves. */
  readonly action: AuditAction | null;
  readonly isSeen: (known: KnownApplication) => boolean;
  /** What stands against the change, whichever revision it was made from. */
  readonly refusal?: (application: Application) => FailureOf<'conflict'> | null;
  readonly decide: ApplicationDecision;
}

/** An application that comes in: from the person whose it is, or from staff for somebody without an account. */
interface Incoming extends Pick<Application, 'id' | 'programId' | 'as' | 'personId' | 'language'> {
  readonly form: ApplicationForm;
  /** That of the person's other applications. */
  readonly personKey: string | undefined;
  readonly isSeen: (program: Program) => boolean;
  /** What stands against another application to the program. */
  readonly refusal: (program: Program) => FailureOf<'conflict' | 'too-many'> | null;
}

/** What staff and applicants have in common: they send and change applications; others are told, and sign-ups follow. */
export abstract class ApplicationChanges {
  constructor(
    protected readonly unit: UnitOfWork<ChangedRepositories>,
    protected readonly actor: Pick<User, 'id' | 'name' | 'role'>,
    protected readonly mails: Pick<Mails, 'applicationCame' | 'applicantNews'>,
  ) {}

  /**
   * Keeps an application that comes in, mails the applicant and the program's other managers, and notes what staff record. One that
   * is there already is answered as it is.
   */
  protected async receive(
    repositories: ChangedRepositories,
    unit: Unit,
    { form: sent, personKey, isSeen, refusal, ...stamp }: Incoming,
  ): Promise<Result<KnownApplication, FailureOf<'not-found' | 'conflict' | 'too-many' | 'validation'>>> {
    const { id, programId, as, personId } = stamp;
    const before = await repositories.applications.find(id);
    const program = await repositories.programs.find(programId);
    if (!program || !isSeen(program)) return fail({ code: 'not-found' });
    const form = tidyApplication(sent, as, program);
    if (before)
      return before.personId === personId && before.programId === programId && saysTheSame(before, form)
        ? ok({ application: before, program })
        : fail({ code: 'conflict' });
    const refused = refusal(program) ?? formRefusal(sent, stamp, program);
    if (refused) return fail(refused);
    const application = receivedApplication(form, {
      ...stamp,
      personKey: personKey ?? unit.nextId(),
      revision: unit.nextId(),
      receivedAt: unit.now(),
    });
    await repositories.applications.add(application);
    await this.tellApplicant(repositories, unit, { application, program }, 'received');
    const facts = { id, programId, program: program.title, on: calendarDateAt(application.receivedAt) };
    for (const manager of toldManagers(await repositories.people.some(program.managerIds)))
      if (manager.id !== this.actor.id) unit.notify(this.mails.applicationCame(manager, facts));
    if (personId === null) unit.audit(this.actor, 'application.record', { id, name: '' });
    unit.publishChange('applications');
    return ok({ application, program });
  }

  /** Changes an application from its revision `base`. */
  protected async changeApplication(
    repositories: ChangedRepositories,
    unit: Unit,
    from: { readonly id: string; readonly base: string },
    { action, isSeen, refusal, decide }: Change,
  ): Promise<Result<KnownApplication, FailureOf<'not-found' | 'conflict' | 'validation'>>> {
    await repositories.followers.lockApplicant(from.id);
    const knownApplication = await findApplication(repositories, from.id, isSeen);
    if (!knownApplication) return fail({ code: 'not-found' });
    const { program } = knownApplication;
    const refused = refusal?.(knownApplication.application);
    if (refused) return fail(refused);
    const situation = { program, enrolled: await enrolledIn(repositories, program), now: unit.now() };
    const change = (application: Application) => decide(application, situation);
    const changed = await changeFrom(repositories.applications, from, change, unit);
    if (!changed.ok) return changed;
    const { before, after } = changed.value;
    const known = { application: after, program };
    unit.publishChange('applications');
    if (after.state !== before.state && (after.state === 'approved' || after.state === 'denied'))
      await this.tellApplicant(repositories, unit, known, after.state);
    if (action !== null) unit.audit(this.actor, action, { id: from.id, name: '' });
    const follows = { before, after, tells: action !== null, actorId: this.actor.id };
    await repositories.followers.followApplication(unit, follows);
    return ok(known);
  }

  /** Mails an applicant who has an email address that the application came, or what was decided. */
  private async tellApplicant(
    { people, receipts }: ChangedRepositories,
    unit: Unit,
    { application, program }: KnownApplication,
    news: 'received' | 'approved' | 'denied',
  ): Promise<void> {
    const { id, as, contact, message, reason, personId, language } = application;
    if (!isEmailAddress(contact)) return;
    const { phone } = await receipts.organization();
    const applicant = await applicantOf(people, application);
    const reader = { to: contact, language: readingLanguage(applicant, language) };
    const facts = { program, answerBy: answerBy(application, program), message, reason };
    const mail = this.mails.applicantNews(reader, { as, news, phone, ...facts });
    unit.mail({ ...mail, about: personId ?? id });
  }
}

/** What stands against a form: it has to answer what the program asks now. Staff may not know somebody's age. */
export function formRefusal(
  sent: ApplicationForm,
  { as, personId }: Pick<Application, 'as' | 'personId'>,
  program: Program,
): FailureOf<'validation' | 'conflict'> | null {
  if (!answersQuestions(sent, program)) return { code: 'conflict', reason: 'questions-changed' };
  const faults = findApplicationFaults(sent, as, program, as === 'volunteer' && personId !== null);
  return faults.length > 0 ? invalidFields(faults) : null;
}

/** Whether an application says what the form says, so that it was sent before; its questions may read otherwise in English now. */
function saysTheSame(application: Application, form: ApplicationForm): boolean {
  const { name, contact, access, pairs, answers, adult, guardian } = application;
  const kept = { name, contact, access, pairs, answers: answers.map(asRead), adult, guardian };
  return isEqual(kept, { ...form, answers: form.answers.map(asRead) });
}

/** An answer as its applicant saw it. */
function asRead({ english: _, ...answer }: Application['answers'][number]) {
  return answer;
}
