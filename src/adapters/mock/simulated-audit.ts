import * as v from 'valibot';
import { type AuditEntry, auditEntrySchema } from '../../core/audit/audit-entry';
import type { AuditLog, AuditQuery } from '../../core/audit/audit-log.port';
import { delay } from '../../core/shared/delay';
import { pageOf } from '../../core/shared/page-of';
import { fail, ok } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';
import type { SimulatedPeople } from './simulated-people';
import { SimulatedRecords, type SimulationPlace } from './simulation';

/** A browser keeps no more of them; a server keeps all. */
export const MOST_ENTRIES = 1000;

/** Where a browser keeps its entries, the newest first. */
export function auditRecords(place: SimulationPlace): SimulatedRecords<readonly AuditEntry[]> {
  return new SimulatedRecords(place, {
    name: 'audit',
    version: 1,
    schema: v.array(auditEntrySchema),
    samples: () => [],
  });
}

/** The simulated back end's audit log. */
export class SimulatedAudit implements AuditLog {
  private readonly records: SimulatedRecords<readonly AuditEntry[]>;

  constructor(
    place: SimulationPlace,
    private readonly people: Pick<SimulatedPeople, 'find'>,
    private readonly scheduler: Scheduler,
  ) {
    this.records = auditRecords(place);
  }

  /** Notes what was done. A browser without room keeps no note of it. */
  record(entry: AuditEntry): void {
    this.records.write([entry, ...this.records.read()].slice(0, MOST_ENTRIES));
  }

  async list(query: AuditQuery, signal?: AbortSignal): ReturnType<AuditLog['list']> {
    await delay(this.scheduler, LATENCY_MS.listPeople, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const found = this.records
      .read()
      .filter(
        ({ action, actor, subject }) =>
          (query.action === null || action === query.action) &&
          (query.person === null || [actor.id, subject.id].includes(query.person)),
      );
    const { items, total } = pageOf(found, query);
    return ok({ items: items.map((entry) => this.withNames(entry)), total });
  }

  private withNames(entry: AuditEntry): AuditEntry {
    const named = (party: AuditEntry['actor']) => ({
      ...party,
      name: this.people.find(party.id)?.name ?? party.name,
    });
    return { ...entry, actor: named(entry.actor), subject: named(entry.subject) };
  }
}
