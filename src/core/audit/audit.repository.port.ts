import type { PageOf } from '../shared/page-of';
import type { AuditQuery } from './audit.inputs';
import type { AuditEntry } from './audit-entry';

/** Where audit entries are found; the unit of work adds them. */
export interface AuditRepository {
  /** The newest first. A person's name is the one that they have now. */
  list(query: AuditQuery): Promise<PageOf<AuditEntry>>;
}
