import type { Generated, GeneratedAlways, Kysely } from 'kysely';
import type { Application, StaffNote } from '../../core/applications/application';
import type { Campaign } from '../../core/campaigns/campaign';
import type { Event } from '../../core/events/event';
import type { Feed } from '../../core/feeds/feed';
import type { Gift, GiftDonor } from '../../core/gifts/gift';
import type { GiftImport } from '../../core/gifts/import/gift-import';
import type { Completion } from '../../core/guides/completion';
import type { Guide } from '../../core/guides/guide';
import type { MailKind } from '../../core/mail/mail-kinds.texts';
import type { MailTrouble } from '../../core/mail/mailer.port';
import type { MailState } from '../../core/mail/outbox-mail';
import type { Message, MessageState, MessageTopic } from '../../core/messages/message';
import type { Pickup, PickupState } from '../../core/pickups/pickup';
import type { RecurringPlan } from '../../core/plans/plan';
import type { Program } from '../../core/programs/program';
import type { Receipt, ReceiptKind } from '../../core/receipts/receipt';
import type { ChangedThing } from '../../core/shared/system.port';
import type { Language } from '../../core/shared/text/language';
import type { ShelfMove } from '../../core/shelf/shelf-move';
import type { Signup } from '../../core/signups/signup';
import type { AccountTables } from './account/account-tables';

/** 'receivedAt' as 'received_at'. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** Fields of a record that are stored as they are, each in the column of its name. */
type Stored<Fields> = { [Field in keyof Fields & string as SnakeCase<Field>]: Fields[Field] };

/** A record of somebody who may have no account. */
interface Named {
  /** Who somebody without an account is, as identityOf in the core says it; null for others, and empty once how to reach them is gone. */
  identity: Generated<string | null>;
}

/** A record whose words are in both languages. */
interface Translated {
  /** The words in Spanish as JSON; null for none. */
  es: unknown;
}

/**
 * The tables, by name. Migrations make them; a column here without a migration fails the contract tests. Times are in ms since
 * the epoch, days 'YYYY-MM-DD'. A `revision` is another one after each change; `search` holds the words that a row is found by,
 * with a space between them (word-search.ts).
 */
export interface Tables extends AccountTables {
  /** The one row that says what the site's content is now. */
  content_head: {
    is_head: Generated<boolean>;
    revision: string;
    saved_at: number;
    automatic: boolean;
    /** The document as JSON text; `json`, not `jsonb`, keeps the order of its keys. */
    content: unknown;
  };
  /** What the content was before, at most five rows; place 0 is the newest. */
  content_backup: {
    id: string;
    place: number;
    /** Null for the default content. */
    revision: string | null;
    /** Null for the default content. */
    saved_at: number | null;
    automatic: boolean;
    content: unknown;
  };
  /** `position` counts up with each creation: the order of the list. */
  campaign: Stored<Omit<Campaign, 'giftCents' | 'es'>> & Translated & { position: GeneratedAlways<number> };
  contact_message: Stored<Omit<Message, 'text' | 'state' | 'revision' | 'contact' | 'topic' | 'language'>> & {
    /** What the record calls `contact`. */
    email: string;
    message: string;
    topic: Generated<MessageTopic>;
    language: Generated<Language>;
    state: Generated<MessageState>;
    revision: Generated<string>;
    search: Generated<string>;
  } & Named;
  gift: Stored<Omit<Gift, 'donor' | 'benefit' | 'source' | 'refund'> & GiftDonor> & {
    benefit: string | null;
    benefit_cents: number | null;
    provider: string | null;
    external_id: string | null;
    refund_cents: number | null;
    refund_on: string | null;
    /** The email address in small letters, else the name, or what stayed of somebody erased: what own gifts are found by. */
    donor_key: string;
    /** Who gave, as countedDonor in the core says it; empty where a version before wrote the row (fillIdentities). */
    donor_identity: Generated<string>;
    search: string;
  };
  gift_import: Stored<GiftImport>;
  recurring_plan: Stored<RecurringPlan>;
  receipt: Stored<Omit<Receipt, 'number' | 'text' | 'voided' | 'donorKey'>> & {
    donor_key: string;
    /** Sequence number within its year. */
    count: number;
    donor_email: string;
    /** Whose receipt it is; empty where a version before wrote the row (fillIdentities), which knew donors by `donor_key` alone. */
    donor_identity: Generated<string>;
    /** What it says, as JSON. */
    text: unknown;
    voided: unknown;
    search: string;
  };
  /** What a receipt is for: a gift of money or goods. */
  receipt_gift: {
    id: string;
    receipt_id: string;
    gift_id: string;
    kind: ReceiptKind;
    /** Whether the receipt holds. */
    holds: boolean;
  };
  /** How many receipts a year has. */
  receipt_count: { year: number; last: number };
  /** A mail that took a receipt to its donor. */
  receipt_mail: {
    id: string;
    receipt_id: string;
    /** Of the outbox, which forgets mails after a time. */
    mail_id: string;
    queued_at: number;
  };
  /** The letters of a year. */
  receipt_run: { year: number; is_stopped: boolean };
  /** A donor who gets a letter. */
  receipt_run_donor: {
    id: string;
    year: number;
    donor_key: string;
    /** Null until the letter is written; 'none' where nothing was left to tell. */
    outcome: 'mailed' | 'paper' | 'none' | null;
    /** Later than now after the letter could not be written. */
    next_try_at: Generated<number>;
  };
  /** A gift whose receipt is sent by itself, and for a minute after it was written. */
  due_receipt: {
    gift_id: string;
    settled_at: number;
    /** Later than `settled_at` after the receipt could not be written. */
    try_at: number;
    written_at: number | null;
  };
  /** Notices of one kind to one address that were too many for an hour, and are told in one mail. */
  notice_digest: {
    id: string;
    kind: 'message' | 'pickup' | 'application';
    to_address: string;
    count: number;
    /** When the mail is written. */
    due_at: number;
  };
  pickup_request: Stored<
    Omit<Pickup, 'state' | 'revision' | 'reason' | 'goods' | 'isBrought' | 'sorting' | 'language'>
  > & {
    state: Generated<PickupState>;
    revision: Generated<string>;
    search: Generated<string>;
    reason: Generated<string>;
    /** As JSON. */
    goods: Generated<unknown>;
    is_brought: Generated<boolean>;
    sorting: Generated<Pickup['sorting']>;
    language: Generated<Language>;
  };
  program: Stored<Omit<Program, 'managerIds' | 'questions' | 'es'>> &
    Translated & {
      /** As JSON. */
      manager_ids: unknown;
      /** As JSON. */
      questions: unknown;
    };
  /** `pairs`, `answers` and `decided_by` are JSON. */
  application: Stored<Omit<Application, 'as' | 'ended' | 'pairs' | 'answers' | 'decidedBy' | 'language'>> &
    Record<'pairs' | 'answers' | 'decided_by', unknown> & {
      /** What the record calls `as`. */
      role: Application['as'];
      ended_at: number | null;
      ended_how: NonNullable<Application['ended']>['how'] | null;
      language: Generated<Language>;
      search: Generated<string>;
    } & Named;
  staff_note: Stored<StaffNote>;
  /** `invited` and `shifts` are JSON. */
  event: Stored<Omit<Event, 'invited' | 'shifts' | 'es'>> &
    Record<'invited' | 'shifts', unknown> &
    Translated;
  /** `approved_by` and `marked_by` are JSON. */
  signup: Stored<Omit<Signup, 'approvedBy' | 'markedBy'>> &
    Record<'approved_by' | 'marked_by', unknown> &
    Named;
  /** `required_for` and `reports` are JSON. */
  guide: Stored<Omit<Guide, 'requiredFor' | 'reports' | 'es'>> &
    Record<'required_for' | 'reports', unknown> &
    Translated;
  completion: Stored<Omit<Completion, 'by'>> & {
    /** What the record calls `by`. */
    said_by: Completion['by'];
  };
  /** The addresses at which calendars read, one a person. */
  calendar_feed: Stored<Feed>;
  /** The database lets no move be reversed twice. */
  shelf_move: Stored<ShelfMove>;
  picture: {
    /** 'picture:' and the SHA-256 of the bytes in hex. */
    ref: string;
    /** Media type. */
    type: string;
    bytes: Uint8Array;
    /** Smaller copies of 640 and 1280 px; null if the picture has no such copy. */
    bytes_640: Uint8Array | null;
    bytes_1280: Uint8Array | null;
    added_at: number;
  };
  /** What admins decide about the foundation's work, in one row at most. */
  settings: {
    is_kept: Generated<boolean>;
    revision: string;
    saved_at: number;
    settings: unknown;
    receipts_since: number | null;
  };
  /** A mail that waits, was sent, or was given up. */
  outbox_mail: {
    id: Generated<string>;
    /** Counts up with each mail: the order of the list. */
    position: Generated<number>;
    kind: MailKind;
    to_address: string;
    /**
     * The address, in small letters, of the visitor whom a mail to staff is about and its subject names; or the id of the account
     * whose owner a mail to any address is about.
     */
    about_address: string | null;
    subject: string;
    language: Generated<Language>;
    /** The whole mail as JSON; null once it was sent, since its link may let its reader in. */
    mail: unknown;
    state: Generated<MailState>;
    queued_at: Generated<number>;
    sent_at: number | null;
    /** Also the end of a lease: a sender moves it forward before sending. */
    next_try_at: Generated<number>;
    tries: Generated<number>;
    trouble: MailTrouble | null;
  };
  /** How often something happened under a key until its window ends. */
  rate_count: {
    key: string;
    count: number;
    ends_at: number;
    /** The name of the last call that was let through and may be repeated; empty for none. */
    call: Generated<string>;
    /** Hashes of what it and those of its name before were sent with, since a call of another name was let through; with spaces between. */
    inputs: Generated<string>;
  };
  /** What somebody did, when, and to whom; the database refuses to change or remove a row. */
  audit_entry: {
    id: string;
    at: number;
    actor_id: string;
    action: string;
    subject_id: string;
    /** Empty for people, whose name is that of their own row. */
    subject_name: string;
    detail: unknown;
  };
  /** How often each thing has changed: readers compare the counts to know what to read again. */
  change_count: { thing: ChangedThing; count: number };
}

/** The database, whichever engine is behind it. */
export type Database = Kysely<Tables>;
