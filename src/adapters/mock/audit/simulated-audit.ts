import type { AuditRepository } from '../../../core/audit/audit.repository.port';
import type { AuditEntry } from '../../../core/audit/audit-entry';
import { pageOf } from '../../../core/shared/page-of';
import type { SimulatedPeople } from '../people/simulated-people';
import type { OpenFormat } from '../simulated-reads';
import { AUDIT_FORMAT } from './audit-format';

/** The simulated audit log within a unit of work. */
export function simulatedAuditLog(open: OpenFormat, people: Pick<SimulatedPeople, 'find'>): AuditRepository {
  const records = open(AUDIT_FORMAT);
  const named = (party: AuditEntry['actor']) => ({
    ...party,
    name: people.find(party.id)?.name ?? party.name,
  });
  return {
    list: async (query) => {
      const found = records
        .read()
        .filter(
          ({ action, actor, subject }) =>
            (query.action === null || action === query.action) &&
            (query.person === null || [actor.id, subject.id].includes(query.person)),
        );
      const { items, total } = pageOf(found, query);
      return {
        items: items.map((entry) => ({ ...entry, actor: named(entry.actor), subject: named(entry.subject) })),
        total,
      };
    },
  };
}
