import * as v from 'valibot';
import { type AuditEntry, auditEntrySchema } from '../../../core/audit/audit-entry';
import type { RecordsFormat } from '../simulation';

/** A browser keeps no more of them; a server keeps all. */
const MOST_ENTRIES = 1000;

/** How a browser keeps the audit log: the newest entry first, and of who did something the id alone. */
export const AUDIT_FORMAT: RecordsFormat<readonly AuditEntry[]> = {
  name: 'audit',
  version: 1,
  // Names that an earlier version kept go when it is read.
  schema: v.pipe(
    v.array(auditEntrySchema),
    v.transform((entries) => entries.map(nameless)),
  ),
  samples: () => [],
};

/** The log with entries that are newer than all in it, each newer than the one before. */
export function withEntries(
  log: readonly AuditEntry[],
  entries: readonly AuditEntry[],
): readonly AuditEntry[] {
  return [...entries.toReversed().map(nameless), ...log].slice(0, MOST_ENTRIES);
}

/** An entry without the name of who did it: it is looked up, so that nothing is left of it after an erasure. */
function nameless(entry: AuditEntry): AuditEntry {
  return { ...entry, actor: { id: entry.actor.id, name: '' } };
}
