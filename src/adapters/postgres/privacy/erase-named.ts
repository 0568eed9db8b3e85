import { sql } from 'kysely';
import type { Erasing } from '../../../core/privacy/erasing';
import {
  erasedApplication,
  erasedSignup,
  isNamedMessage,
  type NamedRecordId,
} from '../../../core/privacy/named-records';
import { isNamed } from '../../../core/shared/person-key';
import { applicationOf, applicationRow } from '../applications/application-row';
import type { Database } from '../database';
import { messageOf } from '../messages/message-row';
import { lockedRows, replaceRows } from '../replace-rows';
import { signupOf, signupRow } from '../signups/postgres-signups';

export function idsOf(ids: readonly NamedRecordId[], kind: NamedRecordId['kind']): readonly string[] {
  return ids.flatMap((id) => (id.kind === kind ? id.id : []));
}

/** Erases records of people without an account, with the notes and the mails about them, within a transaction. */
export async function eraseNamed(
  transaction: Database,
  ids: readonly NamedRecordId[],
  by: Erasing,
): Promise<void> {
  const isWanted = (kind: NamedRecordId['kind']) => sql`id = any(${idsOf(ids, kind)}::text[])`;
  const signups = (await lockedRows(transaction, 'signup', isWanted('signup'))).map(signupOf).filter(isNamed);
  const applications = (await lockedRows(transaction, 'application', isWanted('application')))
    .map(applicationOf)
    .filter(isNamed);
  const messages = (await lockedRows(transaction, 'contact_message', isWanted('message')))
    .map(messageOf)
    .filter(isNamedMessage);
  const erasedSignups = signups.map((signup) => signupRow(erasedSignup(signup, by)));
  await replaceRows(transaction, 'signup', erasedSignups);
  const erasedApplications = applications.map((application) =>
    applicationRow(erasedApplication(application, by)),
  );
  await replaceRows(transaction, 'application', erasedApplications);
  const erased = [...signups, ...applications, ...messages].map(({ id }) => id);
  await sql`delete from contact_message where id = any(${messages.map(({ id }) => id)}::text[])`.execute(
    transaction,
  );
  await sql`delete from staff_note where id = any(${applications.map(({ id }) => id)}::text[])`.execute(
    transaction,
  );
  await sql`delete from outbox_mail where about_address = any(${erased}::text[])`.execute(transaction);
}
