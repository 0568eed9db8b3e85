import { IN_ADDRESS, type PortOf, query, READ_FAILURES } from '../api/api';
import { pageSchema } from '../shared/page.schema';
import type { AuditQuery } from './audit.inputs';
import { type AuditEntry, auditEntrySchema } from './audit-entry';

/** What can be asked of the audit log. Services write entries, in the unit of work that they are about. */
export const auditApi = {
  area: 'audit',
  calls: {
    /** The newest entry first. A person's name is the one that they have now. */
    list: query<AuditQuery>()(
      'audit.read',
      pageSchema<AuditEntry>(auditEntrySchema),
      READ_FAILURES,
      IN_ADDRESS,
    ),
  },
} as const;

/** Reads the audit log. */
export interface AuditLog extends PortOf<typeof auditApi> {}
