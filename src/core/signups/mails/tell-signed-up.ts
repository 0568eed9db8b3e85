import { type Reader, readingLanguage } from '../../access/reader';
import type { DatedEvent, EventPart } from '../../events/event';
import type { Mail } from '../../mail/mail';
import type { Mails } from '../../mail/mails';
import type { Person } from '../../people/person';
import { isEmailAddress, normalizedEmail } from '../../shared/text/email-address';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import type { Signup } from '../signup';
import type { SignupRepositories } from '../signup.repository.port';
import type { ToldSignup } from './signup-mails';

/** What writes the mails about sign-ups. */
export type SignupMails = Pick<
  Mails,
  | 'placeGiven'
  | 'eventChanged'
  | 'eventCanceled'
  | 'removed'
  | 'reminder'
  | 'lateWithdrawal'
  | 'hoursReturned'
>;

/** What somebody signed up for, as their sign-up and its event say it. */
export interface Told {
  readonly signup: Signup;
  readonly event: DatedEvent;
  readonly part: EventPart;
}

type Repositories = Pick<SignupRepositories, 'people' | 'receipts'>;

/**
 * Mails people about their sign-ups, each at the address of the account or the one that staff wrote down. Answers the ids of the
 * sign-ups of people without an address, whom staff have to call. Who has no account any more is not told.
 */
export async function tellSignedUp(
  { people, receipts }: Repositories,
  unit: Unit,
  recipients: readonly Told[],
  write: (reader: Reader, toldSignup: ToldSignup, recipient: Told) => Mail,
): Promise<readonly string[]> {
  if (recipients.length === 0) return [];
  const accounts = await people.some(recipients.flatMap(({ signup }) => signup.personId ?? []));
  const contacts = recipients.flatMap(
    ({ signup }) => (signup.personId === null ? addressOf(signup) : null) ?? [],
  );
  const known = await people.withEmails(contacts.map(normalizedEmail));
  const { phone, legalName } = await receipts.organization();
  return recipients.flatMap((recipient) => {
    const { signup } = recipient;
    const account = accounts.find(({ id }) => id === signup.personId);
    if (signup.erasedAt !== null || (signup.personId !== null && !account)) return [];
    const to = addressOf(signup, account);
    if (to === null) return signup.id;
    const owner = account ?? known.find(({ email }) => email === normalizedEmail(to));
    const reader = { to, language: readingLanguage(owner) };
    const mail = write(reader, { ...toldOf(recipient, account), phone, foundation: legalName }, recipient);
    unit.mail({ ...mail, about: signup.personId ?? signup.id });
    return [];
  });
}

/** Where mails about a sign-up go: to its account, or to the address that staff wrote down. Null when neither is known. */
export function addressOf(
  { personId, contact }: Pick<Signup, 'personId' | 'contact'>,
  account?: Pick<Person, 'email'>,
): string | null {
  const to = personId === null ? contact : account?.email;
  return to !== undefined && isEmailAddress(to) ? to : null;
}

/** What a mail tells. Guests without an account may be beneficiaries: their mails say as little. */
function toldOf(
  { signup, event, part }: Told,
  account: Person | undefined,
): Omit<ToldSignup, 'phone' | 'foundation'> {
  const isConfidential = account ? account.role === 'beneficiary' : signup.shiftId === null;
  const { startsAt, endsAt, shift } = part;
  const who = { isConfidential, role: account?.role ?? null };
  return { signupId: signup.id, event, startsAt, endsAt, shift, ...who };
}
