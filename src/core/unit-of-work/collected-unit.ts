import type { AuditAction, AuditEntry } from '../audit/audit-entry';
import type { Mail } from '../mail/mail';
import type { Notice } from '../mail/notice';
import type { StaffNews } from '../settings/settings';
import type { ChangedThing, Clock, IdSource } from '../shared/system.port';
import type { Unit } from './unit-of-work.port';

/** Collects what a unit does beside its records, for the adapter that ends it. */
export class CollectedUnit implements Unit {
  readonly entries: AuditEntry[] = [];
  readonly mails: { readonly id: string; readonly mail: Mail }[] = [];
  readonly notices: Notice[] = [];
  readonly staffNews: { readonly news: StaffNews; readonly write: (to: string) => Mail }[] = [];
  readonly changes = new Set<ChangedThing>();

  constructor(private readonly ports: { readonly clock: Clock; readonly ids: IdSource }) {}

  now(): number {
    return this.ports.clock.now();
  }

  nextId(): string {
    return this.ports.ids.next();
  }

  audit(
    { id, name }: AuditEntry['actor'],
    action: AuditAction,
    subject: AuditEntry['subject'],
    detail: AuditEntry['detail'] = {},
  ): void {
    this.entries.push({ id: this.nextId(), at: this.now(), actor: { id, name }, action, subject, detail });
  }

  mail(mail: Mail): string {
    const id = this.nextId();
    this.mails.push({ id, mail });
    return id;
  }

  tellStaff(news: StaffNews, write: (to: string) => Mail): void {
    this.staffNews.push({ news, write });
  }

  notify(notice: Notice): void {
    this.notices.push(notice);
  }

  publishChange(thing: ChangedThing): void {
    this.changes.add(thing);
  }
}
