import { normalizedEmail } from './text/email-address';

/** The fewest digits of a telephone number. */
const FEWEST_DIGITS = 7;

/** Somebody without an account, as staff wrote them down. */
export interface NamedPerson {
  readonly name: string;
  /** An email address, a telephone number, or nothing. */
  readonly contact: string;
}

/** Where records have keys of people without an account. */
export interface NamedKeys {
  /** The key of a record of somebody without an account who is the same as this one, by namedIdentity; null for none. */
  keyOfNamed(who: NamedPerson): Promise<string | null>;
}

/** The meaningless key that all records of one account have, by those that are there; undefined before the first. */
export function personKeyOf(records: readonly { readonly personKey: string }[]): string | undefined {
  return records[0]?.personKey;
}

/**
 * What tells people without an account apart: the email address, else the digits of the telephone number, else the name. The same for
 * the same person; null where nothing is known.
 */
export function namedIdentity({ name, contact }: NamedPerson): string | null {
  if (contact.includes('@')) return normalizedEmail(contact);
  const digits = contact.replaceAll(/[^0-9]/g, '');
  if (digits.length >= FEWEST_DIGITS) return digits.replace(/^1(?=\d{10}$)/, '');
  return normalizedEmail(name) || null;
}

/** The key that the records of somebody without an account have; undefined before the first. */
export async function keyOfNamed(
  { applications, signups }: { readonly applications: NamedKeys; readonly signups: NamedKeys },
  who: NamedPerson,
): Promise<string | undefined> {
  return (await applications.keyOfNamed(who)) ?? (await signups.keyOfNamed(who)) ?? undefined;
}

/** The key that a record of the same person without an account has; what every NamedKeys answers of its records. */
export function keyAmong(
  records: readonly (NamedPerson & {
    readonly id: string;
    readonly personId: string | null;
    readonly personKey: string;
    readonly erasedAt: number | null;
  })[],
  who: NamedPerson,
): string | null {
  const identity = namedIdentity(who);
  if (identity === null) return null;
  const same = records
    .filter(({ personId, erasedAt }) => personId === null && erasedAt === null)
    .filter((record) => namedIdentity(record) === identity)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return personKeyOf(same) ?? null;
}
