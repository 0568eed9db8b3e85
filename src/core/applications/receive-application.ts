import type { Mails } from '../mail/mails';
import type { Program } from '../programs/program';
import type { ProgramRepository } from '../programs/program.repository.port';
import type { ReceiptRepository } from '../receipts/receipt.repository.port';
import { isEqual } from '../shared/is-equal';
import { isEmailAddress } from '../shared/text/email-address';
import { calendarDateAt } from '../shared/time/calendar';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import { type Application, type ApplicationForm, answerBy } from './application';
import type { ApplicationRepository, StaffNoteRepository } from './application.repository.port';

/** What applications are kept with. */
export interface ApplicationRepositories {
  readonly applications: ApplicationRepository;
  readonly staffNotes: StaffNoteRepository;
  readonly programs: Pick<ProgramRepository, 'find' | 'list'>;
  /** Knows the number that people call. */
  readonly receipts: Pick<ReceiptRepository, 'organization'>;
}

/** What writes the mails about applications. */
export type ApplicationMails = Pick<Mails, 'applicationCame' | 'applicantNews'>;

/** Whether an application says what the form says, so that it was sent before. */
export function saysTheSame(application: Application, form: ApplicationForm): boolean {
  const { name, contact, access, pairs, answers, adult, guardian } = application;
  return isEqual({ name, contact, access, pairs, answers, adult, guardian }, form);
}

/** Keeps an application that came in: mails the applicant, and the program's managers other than `actorId`. */
export async function receiveApplication(
  repositories: Pick<ApplicationRepositories, 'applications' | 'receipts'>,
  unit: Unit,
  {
    application,
    program,
    ...by
  }: { application: Application; program: Program; actorId: string; mails: ApplicationMails },
): Promise<void> {
  await repositories.applications.add(application);
  await tellApplicant(repositories, unit, { application, program, mails: by.mails, news: 'received' });
  const { id } = application;
  const told = {
    id,
    programId: program.id,
    program: program.title,
    on: calendarDateAt(application.receivedAt),
  };
  const others = program.managerIds.filter((id) => id !== by.actorId);
  unit.tellManagers(others, (manager) => by.mails.applicationCame(manager, told));
  unit.publishChange('applications');
}

/** Mails an applicant who has an email address that the application came, or what was decided. */
export async function tellApplicant(
  { receipts }: Pick<ApplicationRepositories, 'receipts'>,
  unit: Unit,
  {
    application,
    program,
    mails,
    news,
  }: {
    readonly application: Application;
    readonly program: Program;
    readonly mails: Pick<Mails, 'applicantNews'>;
    readonly news: 'received' | 'approved' | 'denied';
  },
): Promise<void> {
  const { as, contact, message, reason, personId } = application;
  if (!isEmailAddress(contact)) return;
  const { phone } = await receipts.organization();
  const told = { program: program.title, answerBy: answerBy(application, program), message, reason };
  const mail = mails.applicantNews(contact, { as, news, phone, ...told });
  unit.mail(personId === null ? mail : { ...mail, about: personId });
}
