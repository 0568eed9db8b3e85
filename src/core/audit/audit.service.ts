import { ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { AuditLog } from './audit.api';
import type { AuditRepository } from './audit.repository.port';

export class AuditService implements AuditLog {
  constructor(private readonly unit: Pick<UnitOfWork<{ readonly audit: AuditRepository }>, 'read'>) {}

  list: AuditLog['list'] = (query) => this.unit.read(async ({ audit }) => ok(await audit.list(query)));
}
