import { sql } from 'kysely';
import * as v from 'valibot';
import type { GiftOwner } from '../../../core/gifts/gift';
import { isApplicationOf, withoutApplicant } from '../../../core/privacy/erased-applications';
import { programSchema } from '../../../core/programs/program';
import { applicationOf, applicationRow } from '../applications/application-row';
import type { Database } from '../database';
import { isOf } from '../records-of';
import { lockedRows, replaceRows } from '../replace-rows';

/**
 * Erases a person's applications, with what staff noted about them, within a transaction that has locked the
 * person; and the person from other applications and from programs. Applications are locked before programs, as everywhere.
 */
export async function eraseApplications(
  transaction: Database,
  owner: GiftOwner,
  by: Parameters<typeof withoutApplicant>[2],
): Promise<void> {
  const { personId, email } = owner;
  const isMeant = sql`(person_id = ${personId} or decided_by ->> 'id' = ${personId}
    or lower(btrim(contact)) = ${email})`;
  const applications = await lockedRows(transaction, 'application', isMeant);
  const managed = await lockedRows(transaction, 'program', isOf(owner).program);
  const programs = managed.map(({ id, revision, manager_ids }) => ({
    ...{ id, revision, managerIds: v.parse(programSchema.entries.managerIds, manager_ids) },
  }));
  const before = { applications: applications.map(applicationOf), programs };
  const own = before.applications.filter((application) => isApplicationOf(application, owner));
  const ids = own.map(({ id }) => id);
  await sql`delete from staff_note where id = any(${ids}::text[])`.execute(transaction);
  const after = withoutApplicant(before, owner, by);
  await replaceRows(transaction, 'application', after.applications.map(applicationRow));
  for (const { id, revision, managerIds } of after.programs)
    await sql`update program set revision = ${revision}, manager_ids = ${JSON.stringify(managerIds)}
      where id = ${id}`.execute(transaction);
}
