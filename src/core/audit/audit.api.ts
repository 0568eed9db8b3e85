import * as v from 'valibot';
import { type PortOf, query, REFUSED } from '../api/api';
import type { PageOf } from '../shared/page-of';
import type { AuditQuery } from './audit.inputs';
import { type AuditEntry, auditEntrySchema } from './audit-entry';

const entries: v.GenericSchema<unknown, PageOf<AuditEntry>> = v.object({
  items: v.array(auditEntrySchema),
  total: v.number(),
});

/** What can be asked of the audit log. Services write entries, in the unit of work that they are about. */
export const auditApi = {
  area: 'audit',
  calls: {
    /** The newest entry first. A person's name is the one that they have now. */
    list: query<AuditQuery>()({
      right: 'audit.read',
      answer: entries,
      failures: [...REFUSED, 'too-many', 'cancelled'],
    }),
  },
} as const;

/** Reads the audit log. */
export interface AuditLog extends PortOf<typeof auditApi> {}
