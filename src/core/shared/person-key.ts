import { identityOf } from './who-is-who';

/** Somebody without an account, as staff wrote them down. */
export interface NamedPerson {
  readonly name: string;
  /** An email address, a telephone number, or nothing. */
  readonly contact: string;
}

/** Where records have keys of people without an account. */
export interface NamedKeys {
  /** The key of a record of somebody without an account who is the same as this one, by identityOf; null for none. */
  keyOfNamed(who: NamedPerson): Promise<string | null>;
}

/** The meaningless key that all records of one account have, by those that are there; undefined before the first. */
export function personKeyOf(records: readonly { readonly personKey: string }[]): string | undefined {
  return records[0]?.personKey;
}

/** The key that the records of somebody without an account have; undefined before the first. */
export async function keyOfNamed(
  { applications, signups }: { readonly applications: NamedKeys; readonly signups: NamedKeys },
  who: NamedPerson,
): Promise<string | undefined> {
  return (await applications.keyOfNamed(who)) ?? (await signups.keyOfNamed(who)) ?? undefined;
}

/** A record of an account, or of somebody without one; `erasedAt` is in ms, once its words are gone. */
export interface KeyedRecord extends NamedPerson {
  readonly id: string;
  readonly personId: string | null;
  readonly personKey: string;
  readonly erasedAt: number | null;
}

/** Whether a record still says who somebody without an account is. */
export function isNamed({ personId, erasedAt }: Pick<KeyedRecord, 'personId' | 'erasedAt'>): boolean {
  return personId === null && erasedAt === null;
}

/** Who somebody without an account is, by one of their records; null for an account, and once nothing is known. */
export function namedIdentity(
  record: Pick<KeyedRecord, 'personId' | 'erasedAt' | 'name' | 'contact'>,
): string | null {
  return isNamed(record) ? identityOf(record) : null;
}

/** The key that a record of the same person without an account has; what every NamedKeys answers of its records. */
export function keyAmong(records: readonly KeyedRecord[], who: NamedPerson): string | null {
  const identity = identityOf(who);
  if (identity === null) return null;
  const same = records
    .filter((record) => namedIdentity(record) === identity)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return personKeyOf(same) ?? null;
}
