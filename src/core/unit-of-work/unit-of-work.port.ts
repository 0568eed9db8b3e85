import type { AuditAction, AuditEntry } from '../audit/audit-entry';
import type { Mail } from '../mail/mail';
import type { Notice } from '../mail/notice';
import type { StaffNews } from '../settings/settings';
import type { FailureOf, Result } from '../shared/result';
import type { ChangedThing } from '../shared/system.port';

/** What a change does beside its records. All of it happens at the end of the unit, or not at all. */
export interface Unit {
  /** ms since the epoch. */
  now(): number;
  /** A new id or revision. */
  nextId(): string;
  /** Writes an audit entry. Of people the entry keeps ids alone; `detail` holds no names, addresses or texts of people. */
  audit(
    actor: AuditEntry['actor'],
    action: AuditAction,
    subject: AuditEntry['subject'],
    detail?: AuditEntry['detail'],
  ): void;
  /** Queues a mail and answers the id that it has in the outbox. */
  mail(mail: Mail): string;
  /** Mails the people whom the settings name for such news. Where no mail is sent, and beyond a number an hour, nobody gets one at once. */
  tellStaff(news: StaffNews, write: (to: string) => Mail): void;
  /**
   * Queues a notice. An address gets at most MOST_NOTICES_AN_HOUR of one kind. The server sends one mail about the rest when the hour
   * ends; the simulation leaves them out.
   */
  notify(notice: Notice): void;
  /** Tells other processes and browsers to read a thing again. */
  publishChange(thing: ChangedThing): void;
}

/** One of many who may ask for the same thing at the same moment. */
export interface Asked<Ask> {
  /** What they ask for, such as the id of an event. All who name it pass the same work, and that of the first one runs. */
  readonly thing: string;
  readonly ask: Ask;
}

/** A service's repositories, by name. */
export interface UnitOfWork<Repositories> {
  /** Looks at records as they are now. */
  read<T, F = never>(
    look: (repositories: Repositories) => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'unavailable'>>>;
  /**
   * Changes records, all of them or none: what `work` refuses changes nothing, and so does a failure of the storage.
   * `find` of a repository locks what it finds until the end. `work` may run twice when somebody else was quicker: it
   * calls its repositories and its unit, and nothing else.
   */
  write<T, F = never>(
    work: (repositories: Repositories, unit: Unit) => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'quota' | 'unavailable'>>>;
  /**
   * As `write`, for one of a crowd: a storage that locks answers all who ask at the same moment in one write, in the order in which they
   * asked. `work` gives each ask its answer. A refusal rolls nothing back, since the others are kept: an ask that is refused must
   * not have taken anything.
   */
  writeTogether<Ask, T, F = never>(
    request: Asked<Ask>,
    work: (repositories: Repositories, unit: Unit, asks: readonly Ask[]) => Promise<readonly Result<T, F>[]>,
  ): Promise<Result<T, F | FailureOf<'quota' | 'unavailable'>>>;
}
