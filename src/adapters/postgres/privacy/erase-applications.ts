import { sql } from 'kysely';
import * as v from 'valibot';
import type { GiftOwner } from '../../../core/gifts/gift';
import { isApplicationOf, withoutApplicant, withoutManager } from '../../../core/privacy/erased-applications';
import type { Erasing } from '../../../core/privacy/erasing';
import { programSchema } from '../../../core/programs/program';
import { applicationOf, applicationRow } from '../applications/application-row';
import type { Database } from '../database';
import { isOf } from '../records-of';
import { lockedRows, replaceRows } from '../replace-rows';

/**
 * Erases a person's applications, with what staff noted about them, within a transaction that has locked the
 * person; and the person from other applications and from programs. Applications are locked before programs, as everywhere.
 */
export async function eraseApplications(transaction: Database, owner: GiftOwner, by: Erasing): Promise<void> {
  const { personId, email } = owner;
  const isMeant = sql`(person_id = ${personId} or decided_by ->> 'id' = ${personId}
    or lower(btrim(contact)) = ${email})`;
  const applications = (await lockedRows(transaction, 'application', isMeant)).map(applicationOf);
  const own = applications.filter((application) => isApplicationOf(application, owner));
  const managed = await lockedRows(transaction, 'program', isOf(owner).program);
  const programs = managed.map(({ id, revision, manager_ids }) => ({
    id,
    revision,
    managerIds: v.parse(programSchema.entries.managerIds, manager_ids),
  }));
  await sql`delete from staff_note where id = any(${own.map(({ id }) => id)}::text[])`.execute(transaction);
  const left = withoutApplicant(applications, owner, by);
  await replaceRows(transaction, 'application', left.map(applicationRow));
  for (const { id, revision, managerIds } of withoutManager(programs, personId, by.nextId))
    await sql`update program set revision = ${revision}, manager_ids = ${JSON.stringify(managerIds)}
      where id = ${id}`.execute(transaction);
}
