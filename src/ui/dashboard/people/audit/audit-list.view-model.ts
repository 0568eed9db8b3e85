import type { AuditEntry } from '../../../../core/audit/audit-entry';
import type { AuditLog, AuditQuery } from '../../../../core/audit/audit-log.port';
import type { Changes } from '../../../../core/shared/changes.port';
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
  constructor(log: AuditLog, changes: Changes) {
    super((query, signal) => log.list(query, signal), changes, 'people');
  }
}
