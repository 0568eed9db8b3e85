import type { AuditEntry } from '../../../../core/audit/audit-entry';
import type { AuditLog, AuditQuery } from '../../../../core/audit/audit-log.port';
import type { ChangeFeed } from '../../../../core/shared/change-feed';
import type { PageOf } from '../../../../core/shared/page-of';
import { PagedListViewModel } from '../../../shared/paged/paged-list.view-model';

/** Why the log is not shown. */
type AuditFailure = Extract<Awaited<ReturnType<AuditLog['list']>>, { readonly ok: false }>['failure'];

/** The entries of the audit log that a question asks for. */
export class AuditListViewModel extends PagedListViewModel<
  AuditQuery,
  PageOf<AuditEntry>,
  AuditFailure['code']
> {
  constructor(log: AuditLog, feed: Pick<ChangeFeed, 'loads'>) {
    super((query, signal) => log.list(query, signal), feed, 'people');
  }
}
