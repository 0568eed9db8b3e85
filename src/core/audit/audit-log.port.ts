import type { FailureOf } from '../shared/failure';
import type { PageOf, PageQuery } from '../shared/page-of';
import type { Result } from '../shared/result';
import type { AuditAction, AuditEntry } from './audit-entry';

/** Which entries are asked for. */
export interface AuditQuery extends PageQuery {
  /** Null for every action. */
  readonly action: AuditAction | null;
  /** The id of somebody who did it, or to whom it was done; null for everybody. */
  readonly person: string | null;
}

/** Reads the audit log. Entries are written by the back end, together with what they are about. */
export interface AuditLog {
  /** The newest entry first. A person's name is the one that they have now. */
  list(
    query: AuditQuery,
    signal?: AbortSignal,
  ): Promise<
    Result<
      PageOf<AuditEntry>,
      FailureOf<'unauthenticated' | 'forbidden' | 'too-many' | 'unavailable' | 'cancelled'>
    >
  >;
}
