import type { AuditLog, AuditQuery } from '../../core/audit/audit-log.port';
import type { SessionKeeper } from '../../core/auth/session-keeper.port';

/** An audit log that has the admin sign in again when their session has ended. */
export class SignedInAuditLog implements AuditLog {
  constructor(
    private readonly log: AuditLog,
    private readonly session: SessionKeeper,
  ) {}

  list(query: AuditQuery, signal?: AbortSignal): ReturnType<AuditLog['list']> {
    return this.session.keep(() => this.log.list(query, signal));
  }
}
