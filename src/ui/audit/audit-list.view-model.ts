import type { FailureIn } from '../../core/api/api';
import type { AuditLog } from '../../core/audit/audit.api';
import type { AuditQuery } from '../../core/audit/audit.inputs';
import type { AuditEntry } from '../../core/audit/audit-entry';
import type { PageOf } from '../../core/shared/page-of';
import { type Feed, Fetched } from '../shared/fetched/fetched';

/** The entries of the audit log that a question asks for. */
export class AuditListViewModel extends Fetched<
  PageOf<AuditEntry>,
  FailureIn<AuditLog['list']>['code'],
  AuditQuery
> {
  constructor(log: AuditLog, feed: Feed) {
    super({ ask: (query, signal) => log.list(query, signal), feed, things: ['people'] });
  }
}
