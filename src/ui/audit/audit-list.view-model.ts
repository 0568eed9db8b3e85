import type { AuditLog } from '../../core/audit/audit.api';
import type { Needs } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';

/** The entries of the audit log that a question asks for. */
export class AuditListViewModel extends FetchedBy<AuditLog['list']> {
  constructor(ports: Needs<{ feed: 'loads'; auditLog: 'list' }>) {
    super({
      ask: (query, signal) => ports.auditLog.list(query, signal),
      feed: ports.feed,
      things: ['people'],
    });
  }
}
