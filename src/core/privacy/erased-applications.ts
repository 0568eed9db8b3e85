import { type Application, isRunning } from '../applications/application';
import type { GiftOwner } from '../gifts/gift';
import type { Program } from '../programs/program';
import { normalizedEmail } from '../shared/text/email-address';
import { ERASED_NAME } from './erased-person';
import type { Erasing } from './erasing';
import type { Retention } from './retention';

/** What is left of somebody's own words, and of those that staff wrote about them. */
export const NO_WORDS = {
  name: '',
  contact: '',
  access: '',
  guardian: '',
  message: '',
  reason: '',
  answers: [],
  adult: null,
  language: 'en',
} satisfies Partial<Application>;

/**
 * Whether an application has ended for so long that its words go; the staff note goes with them. One without an account that nobody has
 * answered for as long expires as well: there is nobody who could withdraw it.
 */
export function isExpiredApplication(
  { state, personId, receivedAt, decidedAt, ended, erasedAt }: Application,
  { applications }: Pick<Retention, 'applications'>,
): boolean {
  if (erasedAt !== null) return false;
  if (state === 'pending') return personId === null && receivedAt < applications;
  const endedAt = state === 'approved' ? ended?.at : decidedAt;
  return endedAt != null && endedAt < applications;
}

/** What is left of an application that isExpiredApplication names; one that still waits is withdrawn. */
export function expiredApplication(application: Application, now: number): Application {
  return closed(withoutWords(application, now), now);
}

/** An application without its words, which go at an instant in ms. What figures need stays: program, role, days, sizes, outcome. */
export function withoutWords(application: Application, erasedAt: number): Application {
  const pairs = application.pairs.map(({ forWhom, ...pair }) => pair);
  return { ...application, ...NO_WORDS, pairs, erasedAt };
}

/** Whether an application is somebody's own. One that staff recorded belongs to no account. */
export function isApplicationOf({ personId }: Pick<Application, 'personId'>, owner: GiftOwner): boolean {
  return personId === owner.personId;
}

/**
 * Applications after a person was erased; others are the same objects as before. Their own lose their words, pending ones are
 * withdrawn, and enrollments end, so that their places are free. As somebody who is called for others, or who answered, they are
 * gone as well.
 */
export function withoutApplicant(
  applications: readonly Application[],
  owner: GiftOwner,
  { now, nextId }: Erasing,
): readonly Application[] {
  return applications.map((application) => {
    const isTheirs = isApplicationOf(application, owner);
    const { contact, decidedBy } = application;
    const isCalled = normalizedEmail(contact) === owner.email;
    const isDecider = decidedBy?.id === owner.personId;
    if (!isTheirs && !isCalled && !isDecider) return application;
    const left = isTheirs ? closed(withoutWords(application, now), now) : application;
    return {
      ...left,
      revision: nextId(),
      personId: isTheirs ? null : left.personId,
      contact: isCalled ? '' : left.contact,
      decidedBy: isDecider ? { id: owner.personId, name: ERASED_NAME } : left.decidedBy,
    };
  });
}

/** Programs after a person was erased who managed some of them; others are the same objects as before. */
export function withoutManager<P extends Pick<Program, 'managerIds' | 'revision'>>(
  programs: readonly P[],
  personId: string,
  nextId: () => string,
): readonly P[] {
  const isOther = (id: string) => id !== personId;
  return programs.map((program) =>
    program.managerIds.every(isOther)
      ? program
      : { ...program, revision: nextId(), managerIds: program.managerIds.filter(isOther) },
  );
}

/** An application that goes on no longer: nobody is left who waits for an answer or needs the place. */
export function closed(application: Application, now: number): Application {
  if (application.state === 'pending') return { ...application, state: 'withdrawn', decidedAt: now };
  return isRunning(application) ? { ...application, ended: { at: now, how: 'left' } } : application;
}
