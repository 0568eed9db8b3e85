import type { AuditEntry } from '../../core/audit/audit-entry';
import type { Database } from './database';

/**
 * Notes in the audit log what a transaction does, within it: what is rolled back is not noted. Of people only the ids are
 * kept, so that the log need not be changed when somebody's data is erased; other things keep the name they had.
 */
export async function record(transaction: Database, entry: AuditEntry): Promise<void> {
  const isPerson = entry.action.startsWith('person.');
  await transaction
    .insertInto('audit_entry')
    .values({
      id: entry.id,
      at: entry.at,
      actor_id: entry.actor.id,
      action: entry.action,
      subject_id: entry.subject.id,
      subject_name: isPerson ? '' : entry.subject.name,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}
