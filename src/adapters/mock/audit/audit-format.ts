import * as v from 'valibot';
import { type AuditEntry, auditEntrySchema } from '../../../core/audit/audit-entry';
import type { RecordsFormat } from '../simulation';

/** A browser keeps no more of them; a server keeps all. */
const MOST_ENTRIES = 1000;

/** How a browser keeps the audit log: the newest entry first. */
export const AUDIT_FORMAT: RecordsFormat<readonly AuditEntry[]> = {
  name: 'audit',
  version: 1,
  schema: v.array(auditEntrySchema),
  samples: () => [],
};

/** The log with entries that are newer than all in it, each newer than the one before. */
export function withEntries(
  log: readonly AuditEntry[],
  entries: readonly AuditEntry[],
): readonly AuditEntry[] {
  return [...entries.toReversed(), ...log].slice(0, MOST_ENTRIES);
}
