import type { FailureIn } from '../../core/api/api';
import type { AuditLog } from '../../core/audit/audit.api';
import type { AuditQuery } from '../../core/audit/audit.inputs';
import type { AuditEntry } from '../../core/audit/audit-entry';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { PageOf } from '../../core/shared/page-of';
import { PagedListViewModel } from '../shared/paged/paged-list.view-model';

/** The entries of the audit log that a question asks for. */
export class AuditListViewModel extends PagedListViewModel<
  AuditQuery,
  PageOf<AuditEntry>,
  FailureIn<AuditLog['list']>['code']
> {
  constructor(log: AuditLog, feed: Pick<ChangeFeed, 'loads'>) {
    super((query, signal) => log.list(query, signal), feed, 'people');
  }
}
