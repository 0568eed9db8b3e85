import type { User } from '../account/user';
import { type CalendarDate, calendarDateAt, daysAfter } from '../shared/time/calendar';
import { type Action, may } from './may';

/** Whom the foundation asks for a second step at sign-in. */
export const SECOND_STEPS = ['off', 'admins', 'admins-and-managers'] as const;

/** What an admin decides about the second step. */
export interface SecondStepPolicy {
  readonly secondStep: (typeof SECOND_STEPS)[number];
  /** The first day in Las Vegas on which it is asked for; empty with 'off'. */
  readonly secondStepFrom: CalendarDate;
}

/** Holds for every database of a version before, for the samples and in the simulation. */
export const NO_SECOND_STEP: SecondStepPolicy = { secondStep: 'off', secondStepFrom: '' };

/** Days that the first admins of a new server have until the second step is asked for. */
const DAYS_TO_SET_UP = 7;
/** How long a confirmation lasts, in ms. */
export const CONFIRMED_MS = 10 * 60_000;

/** With how much a session was opened: the password alone, or a second step after it. */
export type Assurance = 'password' | 'second';

/** What decides which calls a session may make, beside the role of its person. */
export interface Standing {
  readonly assurance: Assurance;
  /** The day in Las Vegas from which the policy asks this person for a second step; null where it does not name them. */
  readonly secondStepFrom: CalendarDate | null;
  /** Whether the person has set up a passkey or an authenticator. */
  readonly hasFactor: boolean;
  /** When the person last proved who they are in this session: by a factor or, without one, by the password. In ms. */
  readonly confirmedAt: number;
  /** Whether this is somebody of staff whose password is an easy guess; left out where it is not. */
  readonly hasEasyPassword?: boolean | undefined;
  /** When all this was read, in ms: a standing is good for one call. */
  readonly readAt: number;
}

/** Somebody who is signed in. Without a standing the session opens all that the role does. */
export type SignedInUser = User & { readonly standing?: Standing };

/** Why a call of somebody who has the right to it is refused. */
export type StandingRefusal = 'second-factor' | 'step-up';

/** The policy of a server whose database was made at `now`, in ms. */
export function firstSecondStep(now: number): SecondStepPolicy {
  return { secondStep: 'admins', secondStepFrom: daysAfter(calendarDateAt(now), DAYS_TO_SET_UP) };
}

/** The day from which the policy asks somebody with this role for a second step; null where it does not name them. */
export function secondStepFromOf(
  role: string,
  { secondStep, secondStepFrom }: SecondStepPolicy,
): CalendarDate | null {
  const isNamed =
    (secondStep !== 'off' && role === 'admin') ||
    (secondStep === 'admins-and-managers' && role === 'program_manager');
  return isNamed ? secondStepFrom : null;
}

/** Whether the second step is asked for at `now` from a day of Las Vegas on. */
export function hasBegun(from: CalendarDate | null, now: number): boolean {
  return from !== null && calendarDateAt(now) >= from;
}

/** Whether a session lacks the second step that the policy asks for. */
export function lacksSecondStep({ assurance, secondStepFrom, readAt }: Standing): boolean {
  return assurance !== 'second' && hasBegun(secondStepFrom, readAt);
}

/**
 * Whether somebody proved within the last ten minutes who they are. Of people who have a factor the password alone proves nothing,
 * and neither does a time to come.
 */
export function isConfirmed({ assurance, hasFactor, confirmedAt, readAt }: Standing): boolean {
  if (hasFactor && assurance !== 'second') return false;
  return confirmedAt <= readAt && readAt - confirmedAt < CONFIRMED_MS;
}

/** Whether what needs a confirmation is refused now: of people with a factor it asks for the factor, of others for the password. */
export function needsStepUp(standing: Standing | undefined): boolean {
  return standing !== undefined && !isConfirmed(standing);
}

/** What a session without the second step still opens: itself, and the person's own account. */
const OWN: readonly Action[] = [
  'session.read',
  'session.open',
  'session.end',
  'session.end-all',
  'session.list',
  'session.end-one',
  'account.change',
  'account.change-password',
  'account.change-avatar',
  'factor.list-own',
  'factor.change-own',
  'factor.confirm',
];

/** Whose every command asks for a confirmation. Services ask for it where it depends on what is changed. */
const CONFIRMED: readonly Action[] = [
  'factor.change-own',
  'person.export',
  'person.erase',
  'person.sign-out',
  'person.reset-factor',
];

/**
 * How a call with this right is answered to a session: as to the person; as to a visitor who is not signed in; or not at all. One that
 * only reads, `isQuery`, asks for no confirmation.
 * This is the one place that decides what a password alone opens; the role's own rights are asked beside it.
 */
export function admission(
  right: Action | null,
  standing: Standing | undefined,
  isQuery = false,
): 'person' | 'nobody' | StandingRefusal {
  if (!standing || right === null) return 'person';
  if (lacksSecondStep(standing) && !OWN.includes(right)) return may(null, right) ? 'nobody' : 'second-factor';
  return !isQuery && CONFIRMED.includes(right) && needsStepUp(standing) ? 'step-up' : 'person';
}
