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

/**
 * The log with entries that are newer than all in it, each newer than the one before. Of who did something the id alone is kept: the name
 * is looked up, so that nothing is left of it after an erasure. Names that an earlier version kept go.
 */
export function withEntries(
  log: readonly AuditEntry[],
  entries: readonly AuditEntry[],
): readonly AuditEntry[] {
  const all = [...entries.toReversed(), ...log].slice(0, MOST_ENTRIES);
  return all.map((entry) =>
    entry.actor.name === '' ? entry : { ...entry, actor: { ...entry.actor, name: '' } },
  );
}
