import type { Generated, GeneratedAlways, Kysely } from 'kysely';
import type { LinkPurpose } from '../../core/account/links/account-links.port';
import type { Gift } from '../../core/gifts/gift';
import type { MailKind } from '../../core/mail/mail';
import type { MailTrouble } from '../../core/mail/mailer.port';
import type { MailState } from '../../core/mail/outbox-mail';
import type { MessageState } from '../../core/messages/message';
import type { PickupState } from '../../core/pickups/pickup';
import type { RecurringPlan } from '../../core/plans/plan';
import type { ReceiptKind, ReceiptState } from '../../core/receipts/receipt';
import type { ChangedThing } from '../../core/shared/system.port';

/** The one row that says what the site's content is now. */
interface ContentHeadTable {
  readonly is_head: Generated<boolean>;
  readonly revision: string;
  /** ms since the epoch. */
  readonly saved_at: number;
  readonly automatic: boolean;
  /** The document as JSON text; `json`, not `jsonb`, keeps the order of its keys. */
  readonly content: unknown;
}

/** What the content was before, at most five rows; place 0 is the newest. */
interface ContentBackupTable {
  readonly id: string;
  readonly place: number;
  /** Null for the default content. */
  readonly revision: string | null;
  /** ms since the epoch; null for the default content. */
  readonly saved_at: number | null;
  readonly automatic: boolean;
  readonly content: unknown;
}

interface CampaignTable {
  readonly id: string;
  /** Another one after each change. */
  readonly revision: string;
  /** Counts up with each creation: the order of the list. */
  readonly position: GeneratedAlways<number>;
  readonly title: string;
  readonly description: string;
  /** US dollars. */
  readonly goal_amount: number;
  /** US dollars. */
  readonly current_amount: number;
  /** ms since the epoch, like every time below. */
  readonly start_date: number;
  readonly end_date: number;
  readonly image_url: string;
  readonly is_active: boolean;
  readonly created_at: number;
  readonly updated_at: number;
}

interface ContactMessageTable {
  readonly id: string;
  /** ms since the epoch. */
  readonly received_at: number;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly state: Generated<MessageState>;
  /** Another one after each change. */
  readonly revision: Generated<string>;
  /** The words that it is found by, with a space between them. */
  readonly search: Generated<string>;
}

/** A gift of money (core/giving/gift.ts). */
interface GiftTable {
  readonly id: string;
  readonly revision: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly person_id: string | null;
  /** US cents, like every amount below. */
  readonly cents: number;
  readonly benefit: string | null;
  readonly benefit_cents: number | null;
  readonly campaign_id: string | null;
  readonly plan_id: string | null;
  /** 'YYYY-MM-DD', like every day below. */
  readonly received_on: string;
  readonly method: Gift['method'];
  readonly note: string;
  readonly origin: Gift['origin'];
  readonly provider: string | null;
  readonly external_id: string | null;
  readonly import_id: string | null;
  readonly state: Gift['state'];
  readonly refund_cents: number | null;
  readonly refund_on: string | null;
  /** ms since the epoch. */
  readonly created_at: number;
  readonly corrected_at: number | null;
  /** Who gave, as donorKey in the core says it. */
  readonly donor_key: string;
  /** Words that a search compares. */
  readonly search: string;
}

/** A file of gifts that was imported. */
interface GiftImportTable {
  readonly id: string;
  readonly provider: string;
  readonly file_name: string;
  /** ms since the epoch, like every time below. */
  readonly imported_at: number;
  readonly added: number;
  readonly settled: number;
  readonly known: number;
  readonly undone_at: number | null;
}

/** A plan to give again and again (core/giving/plan.ts). */
interface RecurringPlanTable {
  readonly id: string;
  readonly revision: string;
  readonly person_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly cents: number;
  readonly interval: RecurringPlan['interval'];
  readonly starts_on: string;
  readonly asks_from: string;
  readonly state: RecurringPlan['state'];
  readonly created_at: number;
}

/** A receipt (core/giving/receipt.ts). */
interface ReceiptTable {
  readonly id: string;
  readonly year: number;
  /** Sequence number within its year. */
  readonly count: number;
  readonly kind: ReceiptKind;
  readonly donor_key: string;
  readonly donor_email: string;
  readonly person_id: string | null;
  /** What it says, as JSON. */
  readonly text: unknown;
  /** 'YYYY-MM-DD'. */
  readonly issued_on: string;
  readonly state: ReceiptState;
  readonly voided: unknown;
  /** Words that a search compares. */
  readonly search: string;
}

/** What a receipt is for: a gift of money or goods. */
interface ReceiptGiftTable {
  readonly id: string;
  readonly receipt_id: string;
  readonly gift_id: string;
  readonly kind: ReceiptKind;
  /** Whether the receipt holds. */
  readonly holds: boolean;
}

/** How many receipts a year has. */
interface ReceiptCountTable {
  readonly year: number;
  readonly last: number;
}

/** A mail that took a receipt to its donor. */
interface ReceiptMailTable {
  readonly id: string;
  readonly receipt_id: string;
  /** Of the outbox, which forgets mails after a time. */
  readonly mail_id: string;
  /** ms since the epoch. */
  readonly queued_at: number;
}

/** The letters of a year. */
interface ReceiptRunTable {
  readonly year: number;
  readonly is_stopped: boolean;
}

/** A donor who gets a letter. */
interface ReceiptRunDonorTable {
  readonly id: string;
  readonly year: number;
  readonly donor_key: string;
  /** Null until the letter is written; 'none' where nothing was left to tell. */
  readonly outcome: 'mailed' | 'paper' | 'none' | null;
  /** ms since the epoch; later than now after the letter could not be written. */
  readonly next_try_at: Generated<number>;
}

/** Notices of one kind to one address that were too many for an hour, and are told in one mail. */
interface NoticeDigestTable {
  readonly id: string;
  readonly kind: 'message' | 'pickup';
  readonly to_address: string;
  readonly count: number;
  /** When the mail is written, in ms since the epoch. */
  readonly due_at: number;
}

interface PickupRequestTable {
  readonly id: string;
  /** ms since the epoch. */
  readonly received_at: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly items: string;
  readonly message: string;
  readonly state: Generated<PickupState>;
  /** Another one after each change. */
  readonly revision: Generated<string>;
  /** The words that it is found by, with a space between them. */
  readonly search: Generated<string>;
  /** ms since the epoch; null before somebody has scheduled it. */
  readonly scheduled_at: number | null;
  /** Why it was declined, else empty. */
  readonly reason: Generated<string>;
  /** What came, line by line (core/shared/goods/goods-line.ts), as JSON. */
  readonly goods: Generated<unknown>;
  /** Whether a donor brought it, so that nothing was picked up. */
  readonly is_brought: Generated<boolean>;
}

interface PictureTable {
  /** 'picture:' and the SHA-256 of the bytes in hex. */
  readonly ref: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Smaller copies of 640 and 1280 px; null if the picture has no such copy. */
  readonly bytes_640: Uint8Array | null;
  readonly bytes_1280: Uint8Array | null;
  /** ms since the epoch. */
  readonly added_at: number;
}

/** How somebody signs in: here always by a password. */
interface AccountTable {
  readonly id: string;
  readonly accountId: string;
  readonly userId: string;
  readonly providerId: string;
  /** Its hash. */
  readonly password: string | null;
  readonly updatedAt: Date;
}

/** Somebody with an account; the names of this table and the next three are those of better-auth. */
interface UserTable {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly image: string | null;
  readonly createdAt: Generated<Date>;
  readonly updatedAt: Generated<Date>;
  /** Null for somebody who has no account. */
  readonly role: string | null;
  readonly banned: Generated<boolean>;
  readonly banReason: string | null;
  readonly banExpires: Date | null;
  readonly phone: string | null;
  /** Another one after each change. */
  readonly revision: Generated<string>;
  /** When the account got its first password; null before. */
  readonly joinedAt: Date | null;
  readonly lastSignInAt: Date | null;
  /** The words of name, address and phone number, as word-search.ts keeps them. */
  readonly search: Generated<string>;
}

/** A session; better-auth keeps the rest of its columns. */
interface SessionTable {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  /** When it was used last, to five minutes. */
  readonly updatedAt: Date;
  /** The network address from which somebody signed in. */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** A secret that somebody was given, as its hash. */
interface VerificationTable {
  readonly id: string;
  /** What the secret is for. */
  readonly identifier: string;
  readonly value: string;
  readonly expiresAt: Date;
}

/** What somebody did, when, and to whom; the database refuses to change or remove a row. */
interface AuditEntryTable {
  readonly id: string;
  /** ms since the epoch. */
  readonly at: number;
  readonly actor_id: string;
  readonly action: string;
  readonly subject_id: string;
  /** Empty for people, whose name is that of their own row. */
  readonly subject_name: string;
  readonly detail: unknown;
}

/** How often each thing has changed: readers compare the counts to know what to read again. */
interface ChangeCountTable {
  readonly thing: ChangedThing;
  readonly count: number;
}

/** What admins decide about the foundation's work, in one row at most. */
interface SettingsTable {
  readonly is_kept: Generated<boolean>;
  readonly revision: string;
  /** ms since the epoch. */
  readonly saved_at: number;
  readonly settings: unknown;
}

/** A link with which somebody chooses a password. */
interface AccountTokenTable {
  /** SHA-256 of its secret. */
  readonly hash: string;
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** ms since the epoch. */
  readonly expires_at: number;
  readonly used_at: number | null;
}

/** A mail that waits, was sent, or was given up. */
interface OutboxMailTable {
  readonly id: Generated<string>;
  /** Counts up with each mail: the order of the list. */
  readonly position: Generated<number>;
  readonly kind: MailKind;
  readonly to_address: string;
  /** The address, in small letters, of the visitor whom a mail to staff is about and its subject names. */
  readonly about_address: string | null;
  readonly subject: string;
  /** The whole mail as JSON; null once it was sent, since its link may let its reader in. */
  readonly mail: unknown;
  readonly state: Generated<MailState>;
  /** ms since the epoch, like every time below. */
  readonly queued_at: Generated<number>;
  readonly sent_at: number | null;
  /** Also the end of a lease: a sender moves it forward before sending. */
  readonly next_try_at: Generated<number>;
  readonly tries: Generated<number>;
  readonly trouble: MailTrouble | null;
}

/** How often something happened under a key until its window ends. */
interface RateCountTable {
  readonly key: string;
  readonly count: number;
  /** ms since the epoch. */
  readonly ends_at: number;
}

/** The tables, by name. Migrations make them; a column here without a migration fails the contract tests. */
export interface Tables {
  readonly content_head: ContentHeadTable;
  readonly content_backup: ContentBackupTable;
  readonly campaign: CampaignTable;
  readonly contact_message: ContactMessageTable;
  readonly gift: GiftTable;
  readonly gift_import: GiftImportTable;
  readonly recurring_plan: RecurringPlanTable;
  readonly receipt: ReceiptTable;
  readonly receipt_gift: ReceiptGiftTable;
  readonly receipt_count: ReceiptCountTable;
  readonly receipt_mail: ReceiptMailTable;
  readonly receipt_run: ReceiptRunTable;
  readonly receipt_run_donor: ReceiptRunDonorTable;
  readonly notice_digest: NoticeDigestTable;
  readonly pickup_request: PickupRequestTable;
  readonly picture: PictureTable;
  readonly user: UserTable;
  readonly session: SessionTable;
  readonly account: AccountTable;
  readonly verification: VerificationTable;
  readonly settings: SettingsTable;
  readonly account_token: AccountTokenTable;
  readonly outbox_mail: OutboxMailTable;
  readonly rate_count: RateCountTable;
  readonly audit_entry: AuditEntryTable;
  readonly change_count: ChangeCountTable;
}

/** The database, whichever engine is behind it. */
export type Database = Kysely<Tables>;
