import { sql } from 'kysely';
import * as v from 'valibot';
import type { GiftOwner } from '../../../core/gifts/gift';
import { guideSchema } from '../../../core/guides/guide';
import { withoutReporter } from '../../../core/privacy/erased-guides';
import type { Database } from '../database';
import { isOf } from '../records-of';

const reportsSchema = guideSchema.entries.reports;

/** Erases which trainings a person has done, and who said that a resource is wrong, within a transaction that has locked the person. */
export async function eraseGuides(
  transaction: Database,
  owner: GiftOwner,
  nextId: () => string,
): Promise<void> {
  await transaction.deleteFrom('completion').where(isOf(owner).completion).execute();
  const rows = await transaction
    .selectFrom('guide')
    .select(['id', 'reports'])
    .where(isOf(owner).guide)
    .orderBy('id')
    .forUpdate()
    .execute();
  const guides = rows.map(({ id, reports }) => ({ id, reports: v.parse(reportsSchema, reports) }));
  for (const { id, reports } of withoutReporter(guides, owner.personId, nextId))
    await sql`update guide set reports = ${JSON.stringify(reports)} where id = ${id}`.execute(transaction);
}
