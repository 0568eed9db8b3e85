import { Hono } from 'hono';
import * as v from 'valibot';
import { AUDIT_ACTIONS } from '../core/audit/audit-entry';
import type { AuditLog, AuditQuery } from '../core/audit/audit-log.port';
import { LINE } from '../core/shared/text-limits';
import { textSchema } from '../core/shared/text-schema';
import { failureAnswer } from './failure-answer';
import { allow } from './guards';
import { pageFields } from './page-fields';
import { readQuery } from './read-query';
import type { ServerEnvironment } from './server-environment';

const querySchema: v.GenericSchema<unknown, AuditQuery> = v.strictObject({
  ...pageFields,
  action: v.nullable(v.picklist(AUDIT_ACTIONS)),
  person: v.nullable(textSchema(LINE)),
});

/** '/api/audit': who did what to whom. */
export function auditRoutes(auditLog: AuditLog): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>().get('/', allow('audit.read'), async (context) => {
    const query = readQuery(context, querySchema);
    if ('refusal' in query) return query.refusal;
    const listed = await auditLog.list(query.value);
    return listed.ok ? context.json(listed.value) : failureAnswer(context, listed.failure);
  });
}
