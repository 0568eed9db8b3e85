import * as v from 'valibot';
import { auditEntrySchema } from '../../core/audit/audit-entry';
import type { AuditLog, AuditQuery } from '../../core/audit/audit-log.port';
import { type HttpCalls, narrowed } from './http-calls';

const pageSchema = v.object({ items: v.array(auditEntrySchema), total: v.number() });

/** The audit log on the site's server. */
export class HttpAuditLog implements AuditLog {
  constructor(private readonly calls: HttpCalls) {}

  async list(query: AuditQuery, signal?: AbortSignal): ReturnType<AuditLog['list']> {
    const address = `/api/audit?q=${encodeURIComponent(JSON.stringify(query))}`;
    const read = await this.calls.read(address, pageSchema, signal);
    return narrowed(read, ['unauthenticated', 'forbidden', 'too-many', 'cancelled']);
  }
}
