import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { MailKind } from './mail';
import type { MailTrouble } from './mailer.port';

/** The state of a mail: waiting for its next attempt, sent, or given up. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** One of the three. */
export type MailState = (typeof MAIL_STATES)[number];

/** A mail as admins see it. */
export interface OutboxMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly state: MailState;
  /** ms since the epoch, like the two times below. */
  readonly queuedAt: number;
  readonly sentAt: number | null;
  /** When it is tried next; null unless it waits. */
  readonly nextTryAt: number | null;
  readonly tries: number;
  /** What went wrong last. */
  readonly trouble: MailTrouble | null;
  /** The link of an invitation that was not sent, to pass on by hand; null for any other: it lets its reader in. */
  readonly link: string | null;
}

/** Some mails of the list. */
export interface OutboxQuery {
  /** Null for all. */
  readonly state: MailState | null;
  /** The first is 1. */
  readonly page: number;
  /** Mails on a page, from 1 to 100. */
  readonly size: number;
}

/** A page of the list, newest first. */
export interface OutboxPage {
  readonly items: readonly OutboxMail[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether there is a mail server to hand them to; without one they wait. */
  readonly sends: boolean;
}

type Refused = 'unauthenticated' | 'forbidden' | 'unavailable';

/** What the foundation sends by mail, for admins. */
export interface Outbox {
  list(query: OutboxQuery): Promise<Result<OutboxPage, FailureOf<Refused>>>;
  /** Has a mail that waits or was given up tried now, with all its tries before it; 'not-found' for any other. */
  tryAgain(id: string): Promise<Result<void, FailureOf<Refused | 'not-found'>>>;
}
