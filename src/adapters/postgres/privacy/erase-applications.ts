import { sql } from 'kysely';
import * as v from 'valibot';
import type { GiftOwner } from '../../../core/gifts/gift';
import {
  type ErasableApplications,
  isApplicationOf,
  withoutApplicant,
} from '../../../core/privacy/erased-applications';
import { type Program, programSchema } from '../../../core/programs/program';
import { applicationOf, applicationRow } from '../applications/application-row';
import type { Database } from '../database';
import { isOf } from '../records-of';
import { replaceRows } from '../replace-rows';

const idsSchema = programSchema.entries.managerIds;

/**
 * Erases a person's applications, with what staff noted about them, within a transaction that has locked the
 * person; and the person from other applications and from programs. Applications are locked before programs, as everywhere.
 */
export async function eraseApplications(
  transaction: Database,
  owner: GiftOwner,
  by: Parameters<typeof withoutApplicant>[2],
): Promise<void> {
  const before = await lockedApplications(transaction, owner);
  const own = before.applications.filter((application) => isApplicationOf(application, owner));
  const ids = own.map(({ id }) => id);
  await sql`delete from staff_note where id = any(${ids}::text[])`.execute(transaction);
  const after = withoutApplicant(before, owner, by);
  await replaceRows(transaction, 'application', after.applications.map(applicationRow));
  for (const { id, revision, managerIds } of after.programs)
    await transaction
      .updateTable('program')
      .set({ revision, manager_ids: JSON.stringify(managerIds) })
      .where('id', '=', id)
      .execute();
}

async function lockedApplications(
  transaction: Database,
  owner: GiftOwner,
): Promise<ErasableApplications<Pick<Program, 'id' | 'revision' | 'managerIds'>>> {
  const { personId, email } = owner;
  const applications = await transaction
    .selectFrom('application')
    .selectAll()
    .where(
      sql<boolean>`(person_id = ${personId} or decided_by ->> 'id' = ${personId} or lower(btrim(contact)) = ${email})`,
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const programs = await transaction
    .selectFrom('program')
    .select(['id', 'revision', 'manager_ids'])
    .where(isOf(owner).program)
    .orderBy('id')
    .forUpdate()
    .execute();
  return {
    applications: applications.map(applicationOf),
    programs: programs.map(({ manager_ids, ...program }) => ({
      ...program,
      managerIds: v.parse(idsSchema, manager_ids),
    })),
  };
}
