import type { GiftOwner } from '../gifts/gift';
import { normalizedEmail } from '../shared/text/email-address';
import type { Signup } from '../signups/signup';
import { ERASED_NAME } from './erased-person';
import type { Erasing } from './erasing';
import type { Retention } from './retention';

/** Whose a sign-up was, and how they are reached. */
const NOBODY = { personId: null, name: '', contact: '', call: null } satisfies Partial<Signup>;

/** What is left of whose an erased sign-up was, and of what people wrote in it. */
export const NO_SIGNUP_WORDS = { ...NOBODY, note: '', returnReason: '' } satisfies Partial<Signup>;

/** Whether a sign-up is an account's. One of a person without an account is nobody's. */
export function isSignupOf({ personId }: Pick<Signup, 'personId'>, owner: GiftOwner): boolean {
  return personId === owner.personId;
}

/**
 * What is left of a sign-up after its time; the same object while everything is kept. A guest's says no longer whose it is, and one
 * for a shift no longer how to reach somebody without an account. Counts and hours stay.
 */
export function keptOfSignup(signup: Signup, { guests }: Pick<Retention, 'guests'>, now: number): Signup {
  const { eventId, shiftId, endsAt, erasedAt, contact } = signup;
  if (eventId === null || endsAt === null || endsAt >= guests) return signup;
  if (shiftId !== null) return contact === '' ? signup : { ...signup, contact: '', call: null };
  return erasedAt === null ? { ...signup, ...NOBODY, erasedAt: now } : signup;
}

/**
 * Sign-ups after a person was erased; others are the same objects as before. Their own say no longer whose they are, and lose their
 * words; hours, marks and counts stay. As somebody who is reached for others, who marked or approved, they are gone as well.
 */
export function withoutSignups(
  signups: readonly Signup[],
  owner: GiftOwner,
  { now, nextId }: Erasing,
): readonly Signup[] {
  const nameless = (staff: Signup['markedBy']) =>
    staff?.id === owner.personId ? { id: staff.id, name: ERASED_NAME } : staff;
  return signups.map((signup) => {
    const isTheirs = isSignupOf(signup, owner);
    const isReached = normalizedEmail(signup.contact) === owner.email;
    const isStaff = [signup.markedBy, signup.approvedBy].some((staff) => staff?.id === owner.personId);
    if (!isTheirs && !isReached && !isStaff) return signup;
    return {
      ...signup,
      ...(isTheirs && { ...NO_SIGNUP_WORDS, erasedAt: now }),
      ...(isReached && { contact: '' }),
      markedBy: nameless(signup.markedBy),
      approvedBy: nameless(signup.approvedBy),
      revision: nextId(),
    };
  });
}
