import type { User } from '../account/user';
import type { Mails } from '../mail/mails';
import type { Program } from '../programs/program';
import { invalidFields } from '../shared/forms/field-rule';
import { isEqual } from '../shared/is-equal';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { isEmailAddress } from '../shared/text/email-address';
import { calendarDateAt } from '../shared/time/calendar';
import { toldManagers } from '../unit-of-work/told-managers';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import { type Application, type ApplicationForm, answerBy, receivedApplication } from './application';
import type { ApplicationRepositories } from './application.repository.port';
import { answersQuestions, findApplicationFaults, tidyApplication } from './application-faults';
import type { KnownApplication } from './known-application';

/** What writes the mails about applications. */
export type ApplicationMails = Pick<Mails, 'applicationCame' | 'applicantNews'>;

/** An application that comes in: from the person whose it is, or from staff for somebody without an account. */
interface Incoming extends Pick<Application, 'id' | 'programId' | 'as' | 'personId'> {
  readonly form: ApplicationForm;
  /** That of the person's other applications. */
  readonly personKey?: string | undefined;
  readonly actor: Pick<User, 'id' | 'name'>;
  readonly mails: ApplicationMails;
  /** Whether the actor knows of the program. */
  readonly isSeen: (program: Program) => boolean;
  /** What stands against another application to the program. */
  readonly refusal: (program: Program) => FailureOf<'conflict' | 'too-many'> | null;
}

type Refused = FailureOf<'not-found' | 'conflict' | 'too-many' | 'validation'>;

/**
 * Keeps an application that comes in, mails the applicant and the program's other managers, and notes what staff record. One that
 * is there already is answered as it is.
 */
export async function receiveApplication(
  repositories: Pick<ApplicationRepositories, 'applications' | 'programs' | 'people' | 'receipts'>,
  unit: Unit,
  { form: sent, personKey, actor, mails, isSeen, refusal, ...stamp }: Incoming,
): Promise<Result<KnownApplication, Refused>> {
  const { id, programId, as, personId } = stamp;
  const before = await repositories.applications.find(id);
  const program = await repositories.programs.find(programId);
  if (!program || !isSeen(program)) return fail({ code: 'not-found' });
  const form = tidyApplication(sent, as, program);
  if (before)
    return before.personId === personId && before.programId === programId && saysTheSame(before, form)
      ? ok({ application: before, program })
      : fail({ code: 'conflict' });
  const refused = refusal(program) ?? formRefusal(sent, { as, personId }, program);
  if (refused) return fail(refused);
  const application = receivedApplication(form, {
    ...{ ...stamp, personKey: personKey ?? unit.nextId() },
    ...{ revision: unit.nextId(), receivedAt: unit.now() },
  });
  await repositories.applications.add(application);
  await tellApplicant(repositories, unit, { application, program }, { mails, news: 'received' });
  const told = { id, programId, program: program.title, on: calendarDateAt(application.receivedAt) };
  for (const manager of toldManagers(await repositories.people.some(program.managerIds)))
    if (manager.id !== actor.id) unit.notify(mails.applicationCame(manager, told));
  if (personId === null) unit.audit(actor, 'application.record', { id, name: '' });
  unit.publishChange('applications');
  return ok({ application, program });
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

/** Whether an application says what the form says, so that it was sent before. */
function saysTheSame(application: Application, form: ApplicationForm): boolean {
  const { name, contact, access, pairs, answers, adult, guardian } = application;
  return isEqual({ name, contact, access, pairs, answers, adult, guardian }, form);
}

/** Mails an applicant who has an email address that the application came, or what was decided. */
export async function tellApplicant(
  { receipts }: Pick<ApplicationRepositories, 'receipts'>,
  unit: Unit,
  { application, program }: KnownApplication,
  by: { readonly mails: ApplicationMails; readonly news: 'received' | 'approved' | 'denied' },
): Promise<void> {
  const { as, contact, message, reason, personId } = application;
  if (!isEmailAddress(contact)) return;
  const { phone } = await receipts.organization();
  const told = { program: program.title, answerBy: answerBy(application, program), message, reason };
  const mail = by.mails.applicantNews(contact, { as, news: by.news, phone, ...told });
  unit.mail(personId === null ? mail : { ...mail, about: personId });
}
