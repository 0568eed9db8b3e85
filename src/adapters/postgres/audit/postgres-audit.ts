import type { AuditQuery } from '../../../core/audit/audit.inputs';
import type { AuditRepository } from '../../../core/audit/audit.repository.port';
import type { AuditAction, AuditEntry } from '../../../core/audit/audit-entry';
import type { PageOf } from '../../../core/shared/page-of';
import type { Database } from '../database';

/** Reads the audit log; `record` writes it. */
export class PostgresAudit implements AuditRepository {
  constructor(private readonly database: Database) {}

  async list(query: AuditQuery): Promise<PageOf<AuditEntry>> {
    // The page is found in an index, and only its own rows are read.
    const ids = this.entries(query)
      .select('id')
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(query.size)
      .offset((query.page - 1) * query.size);
    const [rows, count] = await Promise.all([
      this.database
        .selectFrom('audit_entry')
        .where('audit_entry.id', 'in', ids)
        .leftJoin('user as actor', 'actor.id', 'actor_id')
        .leftJoin('user as subject', 'subject.id', 'subject_id')
        .select(['audit_entry.id', 'at', 'actor_id', 'action', 'subject_id', 'subject_name', 'detail'])
        .select(['actor.name as actor_now', 'subject.name as subject_now'])
        .orderBy('at', 'desc')
        .orderBy('audit_entry.id')
        .execute(),
      this.entries(query)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    const items = rows.map((row) => ({
      id: row.id,
      at: row.at,
      actor: { id: row.actor_id, name: row.actor_now ?? '' },
      action: row.action as AuditAction,
      subject: { id: row.subject_id, name: row.subject_now ?? row.subject_name },
      detail: row.detail as Readonly<Record<string, string>>,
    }));
    return { items, total: count.total };
  }

  private entries({ action, person }: AuditQuery) {
    return this.database
      .selectFrom('audit_entry')
      .$if(action !== null, (entries) => entries.where('action', '=', action))
      .$if(person !== null, (entries) =>
        entries.where(({ eb, or }) => or([eb('actor_id', '=', person), eb('subject_id', '=', person)])),
      );
  }
}
