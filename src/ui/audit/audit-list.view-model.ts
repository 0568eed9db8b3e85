import type { AuditLog } from '../../core/audit/audit.api';
import type { ChangeFeed } from '../../core/shared/change-feed';
import { FetchedBy } from '../shared/fetched/fetched';

/** The entries of the audit log that a question asks for. */
export class AuditListViewModel extends FetchedBy<AuditLog['list']> {
  constructor(log: AuditLog, feed: Pick<ChangeFeed, 'loads'>) {
    super({ ask: (query, signal) => log.list(query, signal), feed, things: ['people'] });
  }
}
