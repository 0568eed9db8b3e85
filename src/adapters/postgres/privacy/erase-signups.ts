import { sql } from 'kysely';
import type { GiftOwner } from '../../../core/gifts/gift';
import { withoutSignups } from '../../../core/privacy/erased-signups';
import type { Erasing } from '../../../core/privacy/erasing';
import type { Database } from '../database';
import { lockedRows, replaceRows } from '../replace-rows';
import { signupOf, signupRow } from '../signups/postgres-signups';

/** Erases a person from their sign-ups and hours, and from those of others, within a transaction that has locked the person. */
export async function eraseSignups(transaction: Database, owner: GiftOwner, by: Erasing): Promise<void> {
  const { personId, email } = owner;
  const isMeant = sql`(person_id = ${personId} or lower(btrim(contact)) = ${email}
    or marked_by ->> 'id' = ${personId} or approved_by ->> 'id' = ${personId})`;
  const signups = (await lockedRows(transaction, 'signup', isMeant)).map(signupOf);
  await replaceRows(transaction, 'signup', withoutSignups(signups, owner, by).map(signupRow));
}
